import { about } from '@astaguide/content/about/about';
import { AboutLayout } from './about-layout';

export const intro = about;
export const jsonLd = [
  {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    name: about.heading,
    description: about.description,
  },
];

export default function AboutPage() {
  return <AboutLayout page={about} />;
}
