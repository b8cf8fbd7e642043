import { list, paragraph, type Page } from '../blocks';
import { expertAnalysis } from '../review';

/** The page's anchor of the table of products. */
export const RANKING_ANCHOR = 'ranking';

export const howWeRank: Page = {
  path: '/how-we-rank',
  title: 'How We Rank',
  description:
    'How the order of products comes about: placed by hand, then by rating. What grade and rating mean, and the commission of each product.',
  heading: 'How We Rank',
  lead: [
    'The owner of this site sets the order by hand. Here is how that works, and ',
    { text: 'the list with what each product pays us', href: `/how-we-rank#${RANKING_ANCHOR}` },
    ', so that you can judge it yourself.',
  ],
  sections: [
    {
      id: 'the-order',
      heading: 'How the Order Comes About',
      blocks: [
        list(
          'The owner gives a product a rank from 1 to 20. Rank 1 comes first.',
          'Products without a rank follow, the highest rating first.',
          'Of two with the same rank, the better rated comes first. Of two that are also rated alike, the one added first.',
        ),
        paragraph(
          'The owner ranks after reading labels and published studies. We run no laboratory and have not measured what is in a product. A rank is an opinion, not a test result.',
        ),
      ],
    },
    {
      id: 'where-it-is-used',
      heading: 'Where the Order Is Used',
      blocks: [
        list(
          'The home page shows the first nine products of this order, and the comparison shows all of them until you sort it another way.',
          'The pages for athletes and for eye health show the first six that fit by what they are best for, their dose, features or benefits. A guide shows the first one for its topic. If none fits, the eye health page and the guides take the first of the whole list.',
          'A review lists three other products: those that share most of potency, source and brand, and where they share as much, in this order.',
          'The offer shown to a visitor who is about to leave is the product the owner has chosen for it. It does not change the list. If none is chosen, it is the first product.',
        ),
      ],
    },
    {
      id: 'grade-and-rating',
      heading: 'Grade and Rating',
      blocks: [
        list(
          [
            { strong: 'Grade. ' },
            `Every review shows the same grade, ${expertAnalysis.grade}. It measures nothing and does not set products apart, so don’t use it to choose.`,
          ],
          [
            { strong: 'Rating. ' },
            'Stars and review counts are entered by the owner as the retailer lists them. They are not our own ratings, visitors cannot rate here, and we have not checked the reviews. A product without reviews shows “No ratings yet” in the table, though the rating entered for it still counts for its place. In the demonstration catalog all of them are invented.',
          ],
          [{ strong: 'Score. ' }, 'There is none. No formula turns a product into a number.'],
        ),
      ],
    },
    {
      id: 'commission',
      heading: 'Commission and the Order',
      blocks: [
        paragraph(
          'The program that sorts the list does not read commissions. But the owner knows what each product pays, and so should you: the table has the commission in force today beside each rank. If the list followed the money, you would see it. More is in the ',
          { text: 'affiliate disclosure', href: '/affiliate-disclosure' },
          '.',
        ),
      ],
    },
  ],
  actions: [
    { text: 'Compare all supplements', href: '/comparison' },
    { text: 'Affiliate disclosure', href: '/affiliate-disclosure' },
  ],
};
