import { list, paragraph, type Page } from '../blocks';
import { medicalDisclaimer } from '../claims';
import { contactLink } from '../legal/operator';

export const about: Page = {
  path: '/about',
  title: 'About This Site',
  description:
    'Who runs this site, what it does, how it earns its money, how articles are made from published studies, and what it is not.',
  heading: 'About This Site',
  lead: 'We compare astaxanthin supplements by what their labels say, and explain what published studies found and what they did not.',
  picture: '/pictures/label-reading.webp',
  inShort: [
    {
      title: 'Labels and studies',
      text: 'We compare what labels say and what studies found. We run no laboratory.',
    },
    {
      title: 'Sources you can open',
      text: 'A health statement names the study behind it, so that you can look it up.',
    },
    { title: 'Paid by commissions', text: 'We earn when you buy, and nothing when you decide against it.' },
    {
      title: 'Mistakes in the open',
      text: [
        'What we get wrong is changed and listed under ',
        { text: 'corrections', href: '/corrections' },
        '.',
      ],
    },
  ],
  sections: [
    {
      id: 'who-runs-it',
      heading: 'Who Runs It',
      blocks: [
        paragraph(
          'One owner runs this site: the owner enters the products, sets the ranking and publishes the articles. We are not doctors and we run no laboratory. You can write to us at ',
          contactLink,
          '; what to send is on the ',
          { text: 'contact page', href: '/contact' },
          '.',
        ),
      ],
    },
    {
      id: 'what-it-does',
      heading: 'What It Does',
      blocks: [
        list(
          [
            'It lists supplements with dose, source, price and rating, in ',
            { text: 'one table', href: '/comparison' },
            '. How that list gets its order is on ',
            { text: 'How We Rank', href: '/how-we-rank' },
            '.',
          ],
          [
            'It explains the research in ',
            { text: 'articles', href: '/blog' },
            ', guides and ',
            { text: 'answers to common questions', href: '/faq' },
            '.',
          ],
          'Its assistant answers questions from the texts of this site. Its replies are produced automatically and can be wrong.',
          'We don’t sell anything. Retailers handle orders and returns.',
        ),
      ],
    },
    {
      id: 'how-it-earns',
      heading: 'How It Earns Money',
      blocks: [
        paragraph(
          'Links to shops are affiliate links: when you buy after following one, the shop may pay us a commission, at no extra cost to you. So we earn when you buy, and nothing when you decide against it. The ',
          { text: 'affiliate disclosure', href: '/affiliate-disclosure' },
          ' has the details, and ',
          { text: 'How We Rank', href: '/how-we-rank#ranking' },
          ' shows how the list is ordered, and that commissions are no part of the score.',
        ),
        {
          kind: 'callout',
          tone: 'note',
          title: 'The products it comes with are invented',
          text: 'This is demo content: the catalog’s brands, products, prices, ratings and review counts are invented. The studies cited are real.',
        },
      ],
    },
    {
      id: 'how-articles-are-made',
      heading: 'How Articles Are Made',
      blocks: [
        list(
          'Articles start from published studies. A health statement names the study behind it, so that you can look it up.',
          'We say how many people took part, how long it lasted, and who paid for it where we know.',
          'A trial that found nothing is reported like one that found something.',
          'A test tube or an animal is not a person, so we say which one was studied.',
        ),
        paragraph(
          'Mistakes happen. What we get wrong is changed and listed under ',
          { text: 'corrections', href: '/corrections' },
          '.',
        ),
      ],
    },
    {
      id: 'editors',
      heading: 'The Editors',
      blocks: [
        paragraph(
          'Unsigned articles are by our editors, the people who write and keep this site for its owner. Reviewers are named where there was one.',
        ),
        list(
          'They read studies, look up who took part and who paid, and say what was not found.',
          'They compare labels and prices, and enter what retailers state.',
          'They are not doctors, dietitians or pharmacists. They examine nobody and advise nobody.',
          'They have not tested the products, and run no laboratory.',
          'They live on commissions, as the whole site does. See how it earns money above.',
        ),
        paragraph(
          '“Last checked” on a text is the day on which somebody compared it with its sources. Without that line, nobody has since it was written. “Last updated” at the foot of a page is today’s date.',
        ),
      ],
    },
    {
      id: 'what-it-is-not',
      heading: 'What It Is Not',
      blocks: [{ kind: 'callout', tone: 'caution', title: 'Not medical advice', text: medicalDisclaimer }],
    },
  ],
  actions: [
    { text: 'How we rank', href: '/how-we-rank' },
    { text: 'Contact', href: '/contact' },
  ],
};
