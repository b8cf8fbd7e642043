export const notFound = {
  title: '404 Page Not Found',
  description:
    'There is no page at this address. Go on to the home page, the product comparison, the articles or the answers to common questions.',
  kicker: 'Nothing here',
  heading: '404 Page Not Found',
  lead: 'There is no page at this address. It may have moved, or the link that brought you here has a typo in it.',
} as const;

/** Of a short link after its last day. */
export const linkEnded = {
  title: 'This link has ended',
  description: 'The offer or page that this link led to is over. Compare supplements or read the articles.',
  kicker: 'Over',
  heading: 'This link has ended',
  lead: 'The offer or page that it led to is over.',
} as const;
