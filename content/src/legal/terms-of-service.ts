import { list, paragraph, type Page } from '../blocks';
import { affiliateDisclosure, efsaNote, medicalDisclaimer, shippingClaim } from '../claims';
import { contactLink } from './operator';

export const termsOfService: Page = {
  path: '/terms-of-service',
  title: 'Terms of Service',
  description:
    'The terms for using this site: what it is, the medical disclaimer, affiliate links, prices and ratings, fair use, and limits of liability.',
  heading: 'Terms of Service',
  lead: 'The rules for using this site, in words meant to be read. The third and fourth sections are the ones that matter most.',
  inShort: [
    {
      title: 'Information, not a shop',
      text: 'We sell nothing. A contract for a purchase is between you and the shop.',
    },
    {
      title: 'Not medical advice',
      text: 'Do not put off seeing a doctor because of something you have read here.',
    },
    {
      title: 'Links may pay us',
      text: 'We may earn a commission when you buy through them, at no extra cost to you.',
    },
    {
      title: 'The shop’s price counts',
      text: 'What counts is what the shop shows when you order and what your label says.',
    },
  ],
  sections: [
    {
      id: 'acceptance',
      heading: '1. Acceptance of Terms',
      blocks: [
        paragraph(
          'By using this site you accept these terms. If you do not agree with them, please do not use it. You need no account, and nothing here costs you money. Rights that the law of your country gives you as a consumer stay as they are, whatever these terms say.',
        ),
      ],
    },
    {
      id: 'the-site',
      heading: '2. What This Site Is',
      blocks: [
        paragraph(
          'This is an information and comparison site about astaxanthin supplements. We publish texts, rank products and link to shops. We sell nothing ourselves, take no orders and no payments, and ship nothing. A contract for a purchase is made between you and the shop alone.',
        ),
      ],
    },
    {
      id: 'medical-disclaimer',
      heading: '3. Medical Disclaimer',
      blocks: [
        { kind: 'callout', tone: 'caution', title: 'Not medical advice', text: medicalDisclaimer },
        paragraph(
          'Do not put off seeing a doctor, and do not stop or change a treatment, because of something you have read here or been told by the assistant. ',
          `${efsaNote} `,
          { cite: 'efsa-2020' },
          '; higher doses appear on this site because they are on the market and in trials, not because we recommend them. Supplements are not for children unless a doctor says so. In an emergency, call the emergency number of your country.',
        ),
      ],
    },
    {
      id: 'affiliate-links',
      heading: '4. Affiliate Links',
      blocks: [
        paragraph(
          `${affiliateDisclosure} How this works, and how we try to stay fair, is in the `,
          { text: 'affiliate disclosure', href: '/affiliate-disclosure' },
          '. We are not responsible for the shops, their goods or their terms.',
        ),
      ],
    },
    {
      id: 'products-and-prices',
      heading: '5. Product Information and Prices',
      blocks: [
        paragraph(
          'We take care with names, doses, ingredients, prices and coupons, but makers change products and shops change prices without telling us. What counts is what the shop shows when you order and what the label on your bottle says. Read the label before you take anything, above all if you have allergies.',
        ),
        paragraph(
          `The line “${shippingClaim.text}” describes terms of retailers. They differ by shop, country and order, so check them there before you buy.`,
        ),
      ],
    },
    {
      id: 'rankings-and-reviews',
      heading: '6. Rankings, Ratings and Reviews',
      blocks: [
        paragraph(
          'Rankings and review texts are opinions of the editors, formed by reading labels and published studies, not by laboratory tests. Ratings and review counts are shown as they stand in our catalog. The grade in the review panel is the same for every product listed. In the demonstration catalog, brands, products, ratings and counts are invented.',
        ),
        paragraph(
          'Numbers about the site itself, such as the number of readers, are provided by its owner. Notices of recent purchases may be simulated where the site runs as a demonstration; a simulated notice describes no real person and no real order.',
        ),
      ],
    },
    {
      id: 'fair-use',
      heading: '7. Fair Use and the Assistant',
      blocks: [
        list(
          'Do not disturb the site: no attacks, no flood of requests, no attempts to get into what is not public.',
          'Do not subscribe other people’s addresses to the newsletter.',
          'Do not enter personal or medical details in the chat.',
          'Do not inflate clicks, by hand or by program.',
        ),
        paragraph(
          'The assistant’s replies are produced automatically from this site’s content. They may be incomplete or wrong, and they are not medical advice. Check what matters to you on the pages and with a professional.',
        ),
      ],
    },
    {
      id: 'content',
      heading: '8. Our Content',
      blocks: [
        paragraph(
          'Texts, drawings and the selection of products belong to the operator of this site or are used with permission. You may link to any page and quote short passages with the source named. Please ask before you copy more. Names and marks of others belong to their owners, and the studies we cite belong to their authors and publishers.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: '9. Limits of Liability',
      blocks: [
        paragraph(
          'The site is offered as it is. We do our best, but promise neither that it is free of errors nor that it is always there. As far as the law allows, we are not liable for damage that comes from using the site, from relying on its content, or from products bought elsewhere. This does not limit liability that by law cannot be limited, such as for intent, gross negligence or injury to life and health.',
        ),
      ],
    },
    {
      id: 'changes-and-contact',
      heading: '10. Changes and Contact',
      blocks: [
        paragraph(
          'We may change these terms, for example when the site gains a feature; the version on this page applies from the day it appears here. If one term turns out to be invalid, the others stand. The law of the country where the operator has its seat applies, without taking away the protection that the law of your own country gives consumers.',
        ),
        paragraph(
          'Write to us about these terms at ',
          contactLink,
          '. How we treat personal data is in the ',
          { text: 'privacy policy', href: '/privacy-policy' },
          '.',
        ),
      ],
    },
  ],
  actions: [
    { text: 'Privacy policy', href: '/privacy-policy' },
    { text: 'Affiliate disclosure', href: '/affiliate-disclosure' },
  ],
};
