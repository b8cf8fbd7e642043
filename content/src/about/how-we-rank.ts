import { list, paragraph, type Page } from '../blocks';
import { expertAnalysis } from '../review';

/** Anchors of the page's parts that show the catalog. */
export const RANKING_ANCHOR = 'ranking';
export const SCORE_ANCHOR = 'score';
export const SCORES_ANCHOR = 'score-by-part';
export const RANK_CHANGES_ANCHOR = 'rank-changes';

export const howWeRank: Page = {
  path: '/how-we-rank',
  title: 'How We Rank',
  description:
    'The order of products: by hand or by score. The score’s parts and weights, each product’s points, and every change of rank.',
  heading: 'How We Rank',
  lead: [
    'The owner of this site sets the order by hand, or lets a published score do it. Here are both, and ',
    { text: 'the list as it is today', href: `/how-we-rank#${RANKING_ANCHOR}` },
    ', so that you can judge it yourself.',
  ],
  sections: [
    {
      id: 'the-order',
      heading: 'How the Ranking Works',
      blocks: [
        list(
          'A product has a rank from 1 to 20. Rank 1 comes first. The owner gives the ranks by hand, or the score does; the list says which.',
          [
            'A product that was placed by hand says so, next to the rank that the score alone would give it. ',
            { text: 'Every change of a rank', href: `/how-we-rank#${RANK_CHANGES_ANCHOR}` },
            ' is logged automatically, with its date and reason.',
          ],
          'Products without a rank follow, the highest rating first.',
          'Of two with the same rank, the better rated comes first. Of two that are also rated alike, the one added first.',
        ),
        paragraph(
          'The owner ranks after reading labels and published studies. We run no laboratory and have not measured what is in a product. A rank given by hand is an opinion, and a score is only as good as the labels and certificates behind it. Neither is a test result.',
        ),
      ],
    },
    {
      id: 'where-it-is-used',
      heading: 'Where the Order Is Used',
      isFolded: true,
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
      isFolded: true,
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
          [
            { strong: 'Score. ' },
            'Points for what a label, a price and a certificate tell. It says nothing about whether a supplement does anything for your health. ',
            { text: 'Parts and points', href: `/how-we-rank#${SCORE_ANCHOR}` },
            '.',
          ],
        ),
      ],
    },
    {
      id: 'commission',
      heading: 'Commission and the Order',
      blocks: [
        paragraph(
          'Neither the score nor the program that sorts the list reads commissions. But the owner, who may place a product by hand, knows what each one pays. Many affiliate programs forbid publishing their rates; where the owner publishes them, the table has the one in force today beside each rank. More is in the ',
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
