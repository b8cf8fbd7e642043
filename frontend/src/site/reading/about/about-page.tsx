import { about } from '@astaguide/content/about/about';
import { TextLayout } from '../text-layout';

export const intro = about;
export const jsonLd = [{ '@type': 'AboutPage', name: about.heading, description: about.description }];

export default function AboutPage() {
  return <TextLayout page={about} kicker="About" />;
}
