import { list, paragraph, type Page, quoted } from '../blocks';
import { affiliateDisclosure } from '../claims';
import { contactLink } from './operator';

const endorsementGuides = 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-B/part-255';

/** The full page; the short sentence near links is `affiliateDisclosure` in claims.ts. */
export const affiliateDisclosurePage: Page = {
  path: '/affiliate-disclosure',
  title: 'Affiliate Disclosure',
  description:
    'How this site earns money: affiliate links, what they mean for you, how they are marked, and which parts of the demonstration are invented.',
  heading: 'Affiliate Disclosure',
  lead: affiliateDisclosure,
  inShort: [
    { title: 'How we earn', text: 'A shop may pay us a commission when you buy after following a link.' },
    { title: 'What you pay', text: 'The price the shop asks, commission or not.' },
    { title: 'How to tell', text: 'Treat every button or link that leads to a shop as an affiliate link.' },
    { title: 'Not for sale', text: 'No seller can see a text before it appears, or pay to have it changed.' },
  ],
  sections: [
    {
      id: 'ftc-compliance',
      heading: 'FTC Compliance',
      blocks: [
        paragraph(
          'The Guides of the US Federal Trade Commission on endorsements, ',
          { text: '16 CFR Part 255', href: endorsementGuides },
          ', ask anyone who recommends a product to say clearly when money connects them to the seller. It does connect us: we may receive a commission when you buy through a link on this site. That is why this page exists, why every page carries a disclosure, and why buy links are marked as sponsored.',
        ),
      ],
    },
    {
      id: 'retailer-programs',
      heading: 'Retailer Programs',
      blocks: [
        paragraph(
          'Shops and networks run programs in which sites such as this one take part. A link carries a label; when someone buys after following it, the shop can tell where the buyer came from and pays a share of the price. Some products have a different link for readers in German, Spanish, Dutch or Polish, so that the shop fits the reader.',
        ),
        {
          kind: 'callout',
          tone: 'note',
          title: 'This is a demonstration catalog',
          text: 'This is demo content. The catalog’s brands and products are invented, with their ratings, review counts, coupons and prices, and the links to shops lead to example domains that are reserved for such use and sell nothing. No program pays for them. The studies cited are real.',
        },
      ],
    },
    {
      id: 'effect-on-you',
      heading: 'What It Means for You',
      blocks: [
        paragraph(
          'You pay the price the shop asks, commission or not; it comes out of the seller’s share. A coupon shown here is the shop’s, and it says so if it has conditions. What could cost you something is bias: we earn when you buy and nothing when you decide that you need no astaxanthin. Keep that in mind when you read us, as with anyone who earns on a sale.',
        ),
      ],
    },
    {
      id: 'transparency',
      heading: 'Transparency',
      blocks: [
        quoted(
          'rankings',
          list(
            'Health statements name their study, and trials that found nothing are reported with the same weight.',
            'Rankings are set by the owner of the site after reading labels. We run no laboratory. No seller can see a text before it appears, or pay to have it changed.',
            'We count clicks on links by product and place, without knowing who clicked. The privacy policy has the details.',
            'Numbers about the site, such as the number of readers, are provided by the owner, not live counts.',
            'Notices of recent purchases in the corner of the screen are simulated where the site runs with its demonstration catalog: names and places are invented. A live site can show real totals instead, or none.',
          ),
        ),
        paragraph('How data is handled: ', { text: 'privacy policy', href: '/privacy-policy' }, '.'),
      ],
    },
    {
      id: 'use-of-revenue',
      heading: 'How Revenue Is Used',
      blocks: [
        paragraph(
          'Commissions pay for running the site, reading and writing, and what is left is the income of its owner. They do not pay for research, and we take no money to write about a study.',
        ),
      ],
    },
    {
      id: 'identifying-links',
      heading: 'How to Identify Affiliate Links',
      blocks: [
        list(
          'Treat every button or link that leads to a shop (“Buy Now” and its like) as an affiliate link.',
          'They open in a new tab and are marked “sponsored” in the page’s code, which browsers and search engines can read.',
          'The address often ends in a label such as “tag=”, which stands for this site.',
          'Links to studies, authorities and our own pages are not affiliate links.',
        ),
      ],
    },
    {
      id: 'your-choice',
      heading: 'Your Choice',
      blocks: [
        paragraph(
          'You never have to use our links. Go to the shop directly, buy elsewhere, or do not buy. Everything on this site can be read just the same, and the advice on reading a label works in any shop. If you would rather not have your clicks counted, turn on Do Not Track or Global Privacy Control.',
        ),
      ],
    },
    {
      id: 'questions',
      heading: 'Questions',
      blocks: [
        paragraph(
          'If something about a recommendation seems unclear or unfair, write to ',
          contactLink,
          '. Tell us which page you mean, and we will look at it and correct what is wrong.',
        ),
      ],
    },
    {
      id: 'notice',
      heading: 'Notice',
      blocks: [
        paragraph(
          'This disclosure covers the whole site, newsletter and assistant included. It changes when our arrangements do. Products on this site are food supplements; they are not intended to diagnose, treat, cure, or prevent any disease. More in the ',
          { text: 'terms of service', href: '/terms-of-service' },
          '.',
        ),
      ],
    },
  ],
  actions: [
    { text: 'Privacy policy', href: '/privacy-policy' },
    { text: 'Terms of service', href: '/terms-of-service' },
  ],
};
