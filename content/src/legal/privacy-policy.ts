import { list, paragraph, type Page, quoted } from '../blocks';
import { contactLink } from './operator';

export const privacyPolicy: Page = {
  path: '/privacy-policy',
  title: 'Privacy Policy',
  description:
    'What this site records when you read it, how network addresses are cut short, what your browser keeps, how long, and how to object.',
  heading: 'Privacy Policy',
  lead: 'You can read everything here without an account and without giving your name. This page says what is recorded all the same, for what, and for how long.',
  inShort: [
    {
      title: 'No cookies for readers',
      text: 'A few things are kept in your own browser, where you can delete them.',
    },
    {
      title: 'No names, no profiles',
      text: 'We do not ask for your name, buy data about you or build profiles of people.',
    },
    { title: 'Nothing sold', text: 'We sell no personal data and share none for advertising.' },
    {
      title: 'Yours to erase',
      text: [
        'Today’s and yesterday’s visits: ',
        { text: 'Erase my recent visits', href: '/privacy-policy#erase-visits' },
        '.',
      ],
    },
  ],
  sections: [
    {
      id: 'information-collected',
      heading: '1. Information We Collect',
      phoneFold: { after: 5, label: 'What a page view or click is stored with' },
      blocks: [
        paragraph(
          { strong: 'Page views and clicks. ' },
          'When you open a page, follow a link to a shop, copy a coupon or subscribe to the newsletter, your browser reports it to our own server as an event. Your email address is no part of it.',
        ),
        quoted(
          'newsletter',
          paragraph(
            { strong: 'Newsletter. ' },
            'If you subscribe, we keep your email address, the time, the page and the text you agreed to, when you confirmed or left, how often you want it, which emails went to you, and whether one came back or was reported as spam. Which links you follow is counted for all readers of an issue together, never for you: no link and no picture in it is your own, except the one to unsubscribe. If you erase your address or ask us to, we keep a hash of it alone where you had left before, or emails to you came back or were reported as spam, so that nobody signs you up again.',
          ),
        ),
        quoted(
          'chat',
          paragraph(
            { strong: 'Chat. ' },
            'What you ask the assistant is sent to our server so that it can answer. The question alone is kept, with nothing that tells who asked; a message that tells of somebody in danger is not kept at all. Please do not write anything personal in it, your health included.',
          ),
        ),
        paragraph(
          { strong: 'Attempts. ' },
          'To stop abuse, forms and the sign-in count tries for a short time under a keyed hash of the network address, not the address itself.',
        ),
        paragraph(
          'We do not ask for your name, we do not buy data about you, and we do not build profiles of people. The application writes no log of the pages each address asks for. A hosting company or proxy in front of it may keep short technical logs of its own.',
        ),
        paragraph('A page view or click is stored with:'),
        list(
          'the kind of event, its time, and the page it happened on;',
          'for a link to a shop: the product, where on the page the link stood, the rank and price shown beside it, and the link’s address;',
          'for some links to a shop: the event’s own random number, which the link takes along. The shop can name it in its report of sales, so that we learn which link led to a purchase, but not who bought;',
          'the outside page that led you to this site and the campaign name in the landing page’s address, where there is one;',
          'the kind of browser as it describes itself (the user agent), its first language, and whether the screen is small, medium, large or extra large (never its exact size);',
          'the network part of your address, never the whole of it: the last 8 of 32 bits of an IPv4 address are dropped (/24), and of an IPv6 address only the first 48 of 128 bits are kept (/48);',
          'the country, where it can be told. It is looked up on our own server in a table that is stored there, and no other company is asked;',
          'a visitor number for the day, described under “Security”.',
        ),
      ],
    },
    {
      id: 'use',
      heading: '2. How We Use Information',
      phoneFold: { after: 2, label: 'How long we keep each kind of data' },
      blocks: [
        list(
          'To count which pages are read, which offers come into view and which products interest readers, as totals by day and hour.',
          'To tell people from programs, so that the totals mean something.',
          'To show how often an offer was opened, as a total over many readers.',
          'To send the newsletter to those who asked for it.',
          'To answer questions in the chat and see which ones the site answers badly.',
          'To keep the site running and protected against abuse.',
        ),
        paragraph(
          'Where European law applies: counting, protection and the chat rest on our legitimate interest in running and improving the site with as little data as possible, the newsletter on your consent. We make no automated decision about you.',
        ),
        {
          kind: 'table',
          caption: 'How long we keep it',
          head: ['What', 'How long'],
          rows: [
            ['Daily secret behind visitor numbers', 'Destroyed 48 hours after its day began'],
            [
              'Single events',
              '25 months, unless the operator has set another time; then only the totals are left',
            ],
            ['Totals, which name nobody', 'Without limit'],
            ['Newsletter address that was not confirmed', '30 days'],
            [
              'Newsletter address',
              'Until you ask us to erase it; after you unsubscribe it only keeps mail away',
            ],
            ['Which emails went to an address, and whether they came back', '13 months'],
            ['Links in emails to confirm and to unsubscribe, as hashes', '3 years'],
            ['Hash of an erased address that must get no mail', 'Until you confirm a new subscription'],
            ['Chat questions, without personal data', '90 days'],
            ['Nightly backups of all of this', 'Seven nights'],
          ],
        },
      ],
    },
    {
      id: 'sharing',
      heading: '3. Sharing',
      blocks: [
        paragraph(
          'We sell no personal data and share none for advertising. The pages load no advertising, analytics or social media code from other companies. Data leaves our hands in these cases only:',
        ),
        list(
          'The companies that host the site and, where mail is sent, deliver it, work with the data on our behalf.',
          'If the operator has connected an outside service that writes the assistant’s replies, the messages of your chat are sent to that service to be answered, except those that speak of danger, health, pregnancy or an age under 18. Without one, replies are made on our own server.',
          'Where the law obliges us.',
        ),
      ],
    },
    {
      id: 'cookies',
      heading: '4. Cookies and Browser Storage',
      phoneFold: { after: 2, label: 'What your browser keeps, one by one' },
      blocks: [
        paragraph(
          'Readers get no cookie. There are three cookies, for the owner of the site. A few things are kept in your own browser, where you can delete them at any time.',
        ),
        {
          kind: 'callout',
          tone: 'note',
          title: 'How to object to counting',
          text: 'Turn on Do Not Track or Global Privacy Control in your browser. The site respects both: it then reports none of these events, and forgets those that were waiting to be sent.',
        },
        {
          kind: 'table',
          caption: 'What is kept in a browser',
          head: ['Name', 'Where', 'What for'],
          rows: [
            [
              'astaguide-session',
              'Cookie, the owner only',
              'Keeps the owner signed in; ends at sign-out, after a week without a visit or 30 days after the sign-in. Over HTTPS its name begins with __Host-',
            ],
            [
              'astaguide-device',
              'Cookie, the owner only',
              'Tells a browser in which the owner has signed in from others, so that nobody else’s wrong passwords lock it out; opens nothing by itself; a year. Over HTTPS its name begins with __Host-',
            ],
            [
              'astaguide-own-visits',
              'Cookie, the owner only',
              'Says that visits with this browser are the owner’s and do not count; set and deleted by a button on a page of its own; a year. Over HTTPS its name begins with __Host-',
            ],
            [
              'adminAuthenticated',
              'Local storage, the owner only',
              'A hint which screen to show first; it opens nothing by itself',
            ],
            [
              'draft: and the name of a form',
              'Local storage, the owner only',
              'What was typed in the dashboard and not saved yet; gone once it is saved or given up',
            ],
            [
              'astaxanthin-chat-history',
              'Local storage',
              'Your chat, so that it is still there on the next page; Clear Chat deletes it',
            ],
            [
              'exitBannerShown',
              'Local storage',
              'The date on which an offer was last shown, so that it appears once a day at most',
            ],
            [
              'astaguide-theme',
              'Local storage',
              'The light or dark theme, if you chose one; choosing System deletes it',
            ],
            [
              'astaguide-event: and a random number',
              'Local storage',
              'Events that could not be sent yet: 100 at most, dropped after 47 hours',
            ],
            [
              'astaguide-visit',
              'Local storage',
              'The outside page and campaign that led you here, for all tabs of your visit; it no longer counts 30 minutes after the last page',
            ],
            [
              'astaguide-compare-tray',
              'Session storage',
              'The products you chose to compare; gone when you close the tab',
            ],
          ],
        },
      ],
    },
    {
      id: 'security',
      heading: '5. Security',
      phoneFold: { after: 1, label: 'The owner’s sign-in' },
      blocks: [
        paragraph(
          'To count visitors without knowing them, the server mixes your network address and user agent with a secret that changes every day, and keeps only a hash, a number that cannot be turned back. The secret is destroyed 48 hours after its day began. From then on nobody, ourselves included, can work out which address a number belonged to, and the same reader has another number each day.',
        ),
        paragraph(
          'The owner signs in with a password that is checked on the server, and every change to the site needs that sign-in. On a public address the site should be reached over https, which encrypts what travels between you and us. No system is perfect; if data of yours were ever at risk, we would say so here and tell those concerned as the law requires.',
        ),
      ],
    },
    {
      id: 'rights',
      heading: '6. Your Rights',
      blocks: [
        paragraph(
          'Depending on where you live, you may ask what we hold about you, have it corrected or erased, get a copy, object to its use, take back a consent, and complain to a data protection authority. Two practical notes:',
        ),
        list(
          'For the newsletter, unsubscribe, or write to us from the address you subscribed with, and we erase it.',
          [
            'For events of today and yesterday, use ',
            { text: 'Erase my recent visits', href: '/privacy-policy#erase-visits' },
            ' at the end of this page: while the day’s secret exists, your browser and address lead to its visitor number.',
          ],
          'For older events, we cannot find yours among the others: they hold no name, no whole address and no lasting number. You can stop them for the future as described under “Cookies and Browser Storage”.',
        ),
        paragraph(
          'The site is meant for adults. We do not knowingly keep data of children; if a child has subscribed, write to us and we erase the address.',
        ),
      ],
    },
    {
      id: 'third-party-links',
      heading: '7. Third-Party Links',
      blocks: [
        paragraph(
          'Links to shops and sources lead to sites we do not run. A link to a shop carries a label that tells the shop you came from here, so that it can pay us a commission; see the ',
          { text: 'affiliate disclosure', href: '/affiliate-disclosure' },
          '. From then on the other site’s own privacy policy applies, and it may set cookies. We learn that a link was followed, not what you do or buy there as a person.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: '8. Changes to This Policy',
      blocks: [
        paragraph(
          'When the site starts to handle data in another way, this page changes first. A change that matters to subscribers is announced in the newsletter before it takes effect.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: '9. Contact',
      blocks: [
        paragraph(
          'Questions and requests about privacy: ',
          contactLink,
          '. We answer within a month. Please do not send health details; we do not need them.',
        ),
      ],
    },
  ],
  actions: [
    { text: 'Terms of service', href: '/terms-of-service' },
    { text: 'Affiliate disclosure', href: '/affiliate-disclosure' },
  ],
};
