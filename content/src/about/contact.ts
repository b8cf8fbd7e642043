import { paragraph, type Page } from '../blocks';
import { contactAddress, contactLink } from '../legal/operator';

/** A link that begins an email with this subject. */
const mail = (text: string, subject: string) => ({
  text,
  href: `mailto:${contactAddress}?subject=${encodeURIComponent(subject)}`,
});

export const contact: Page = {
  path: '/contact',
  title: 'Contact',
  description:
    'The email address of this site, what to write for corrections, data protection requests and security reports, and what not to send.',
  heading: 'Contact',
  lead: ['Write to ', contactLink, '. Email is the only way to reach us.'],
  sections: [
    {
      id: 'what-to-send',
      heading: 'What to Send',
      blocks: [
        {
          kind: 'cards',
          items: [
            {
              title: 'A mistake',
              text: 'The address of the page, the sentence, and what is right, with a source if you have one.',
              link: mail('Report a mistake', 'Correction'),
            },
            {
              title: 'A product',
              text: 'Its name and brand, and what the label or the shop says today if we show something else.',
              link: mail('Write about a product', 'Product'),
            },
            {
              title: 'A broken link',
              text: 'The page it is on, and what you saw.',
              link: mail('Report a link', 'Broken link'),
            },
          ],
        },
        paragraph(
          'We cannot help with an order: the shop you bought from handles delivery, returns and refunds.',
        ),
      ],
    },
    {
      id: 'health-questions',
      heading: 'Health Questions',
      blocks: [
        {
          kind: 'callout',
          tone: 'caution',
          title: 'Please send no health details',
          text: 'We are not doctors and cannot advise you. Ask a doctor or pharmacist, and in an emergency call the emergency number of your country.',
        },
      ],
    },
    {
      id: 'data-protection',
      heading: 'Data Protection Requests',
      blocks: [
        paragraph(
          'To ask what we hold about you, or to have it corrected or erased, write to ',
          contactLink,
          '. We answer within a month. For the newsletter, write from the address you subscribed with. You can erase the events of today and yesterday yourself with ',
          { text: 'Erase my recent visits', href: '/privacy-policy#erase-visits' },
          '. Your rights are in the ',
          { text: 'privacy policy', href: '/privacy-policy#rights' },
          '.',
        ),
      ],
    },
    {
      id: 'security-reports',
      heading: 'Security Reports',
      blocks: [
        paragraph(
          'If you have found a weakness, write to the address in ',
          { text: 'security.txt', href: '/.well-known/security.txt' },
          '. Say what you did and what happened, do not read or change other people’s data, and give us time to fix it before you publish it.',
        ),
      ],
    },
  ],
  actions: [
    { text: 'About this site', href: '/about' },
    { text: 'Corrections', href: '/corrections' },
  ],
};
