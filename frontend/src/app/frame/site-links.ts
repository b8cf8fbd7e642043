import type { Action } from '@astaguide/content/blocks';

/** The links of the header, and the only links of the mobile menu. */
export const mainLinks: readonly Action[] = [
  { text: 'Home', href: '/' },
  { text: 'What is Astaxanthin', href: '/what-is-astaxanthin' },
  { text: 'Compare', href: '/comparison' },
  { text: 'Blog', href: '/blog' },
  { text: 'FAQ', href: '/faq' },
];

export const guideLinks: readonly (Action & { hint: string })[] = [
  { text: 'Eye Health', href: '/eye-health-guide', hint: 'Tired eyes and long screen days' },
  { text: 'Skin Protection', href: '/skin-health-guide', hint: 'Moisture, fine lines, ultraviolet light' },
  {
    text: 'Athletic Performance',
    href: '/athletic-performance-guide',
    hint: 'What three cycling trials show',
  },
  { text: 'vs Other Antioxidants', href: '/antioxidant-comparison', hint: 'Compared with vitamin C and E' },
  { text: "Beginner's Guide", href: '/beginners-guide', hint: 'Dose, timing and a first month' },
];

export const footerLinks: readonly { heading: string; links: readonly Action[] }[] = [
  { heading: 'Health Guides', links: guideLinks },
  {
    heading: 'Products',
    links: [
      { text: 'Compare all supplements', href: '/comparison' },
      { text: 'Best for athletes', href: '/best-for-athletes' },
      { text: 'Best for eye health', href: '/best-for-eye-health' },
      { text: 'How we rank', href: '/how-we-rank' },
    ],
  },
  {
    heading: 'Reading',
    links: [
      { text: 'What is astaxanthin?', href: '/what-is-astaxanthin' },
      { text: 'Blog', href: '/blog' },
      { text: 'FAQ', href: '/faq' },
      { text: 'Studies', href: '/studies' },
    ],
  },
  {
    heading: 'About',
    links: [
      { text: 'About this site', href: '/about' },
      { text: 'Contact', href: '/contact' },
      { text: 'Corrections', href: '/corrections' },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { text: 'Privacy Policy', href: '/privacy-policy' },
      { text: 'Terms of Service', href: '/terms-of-service' },
      { text: 'Affiliate Disclosure', href: '/affiliate-disclosure' },
    ],
  },
];

/** The `aria-current` of a link: 'page' for the current page, 'true' for the list that it belongs to. */
export function isCurrent(href: string, pathname: string): 'page' | 'true' | undefined {
  if (href === pathname) return 'page';
  return href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}
