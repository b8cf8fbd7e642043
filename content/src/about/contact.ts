import { list, paragraph, type Inline, type Page } from '../blocks';
import { contactAddress } from '../legal/operator';

const mail: Inline = { text: contactAddress, href: `mailto:${contactAddress}` };

export const contact: Page = {
  path: '/contact',
  title: 'Contact',
  description:
    'The email address of this site, what to write for corrections, data protection requests and security reports, and what not to send.',
  heading: 'Contact',
  lead: ['Write to ', mail, '. Email is the only way to reach us.'],
  sections: [
    {
      id: 'what-to-send',
      heading: 'What to Send',
      blocks: [
        list(
          [
            { strong: 'A mistake: ' },
            'the address of the page, the sentence, and what is right, with a source if you have one. See ',
            { text: 'corrections', href: '/corrections' },
            '.',
          ],
          [
            { strong: 'A product: ' },
            'its name and brand, and what the label or the shop says today if we show something else.',
          ],
          [{ strong: 'A link that does not work: ' }, 'the page it is on, and what you saw.'],
        ),
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
          mail,
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
