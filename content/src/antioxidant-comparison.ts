import { list, paragraph, type Page } from './blocks';
import { efsaText, medicalDisclaimer, potencyClaims, potencyNote } from './claims';
import { sourceCount } from './studies/cited-studies';
import { trialCountNote } from './studies/evidence';

const vitaminC = 'https://ods.od.nih.gov/factsheets/VitaminC-HealthProfessional/';
const vitaminE = 'https://ods.od.nih.gov/factsheets/VitaminE-HealthProfessional/';
const vitaminA = 'https://ods.od.nih.gov/factsheets/VitaminA-HealthProfessional/';
const exercise = 'https://ods.od.nih.gov/factsheets/ExerciseAndAthleticPerformance-HealthProfessional/';
const euHealthClaims = 'https://eur-lex.europa.eu/eli/reg/2012/432/oj';

export const antioxidantComparison: Page = {
  path: '/antioxidant-comparison',
  title: 'Astaxanthin vs Vitamin C, Vitamin E and Beta-Carotene',
  description:
    'Astaxanthin set beside vitamin C, vitamin E and beta-carotene: test-tube potency, skin, eyes, exercise, side effects, and when to use others.',
  heading: 'Astaxanthin and other antioxidants',
  lead: 'Astaxanthin beats the others by a wide margin in a test tube. The vitamins beat astaxanthin at something that matters more: your body cannot do without them. Both facts belong in a comparison.',
  picture: '/pictures/molecule.webp',
  sections: [
    {
      id: 'potency',
      heading: 'Potency in a test tube',
      blocks: [
        {
          kind: 'cards',
          items: potencyClaims.map(({ against, figure, basis }) => ({
            title: `versus ${against}`,
            figure,
            text: basis,
          })),
        },
        { kind: 'callout', tone: 'note', title: 'About these numbers', text: potencyNote },
      ],
    },
    {
      id: 'features',
      heading: 'Side by side',
      blocks: [
        {
          kind: 'table',
          caption: 'Four antioxidants compared',
          head: ['Feature', 'Astaxanthin', 'Vitamin C', 'Vitamin E', 'Beta-carotene'],
          rows: [
            [
              'Antioxidant power',
              ['Fastest against singlet oxygen in the laboratory ', { cite: 'nishida-2007' }],
              'Works in water, where astaxanthin cannot; a vitamin you need',
              'Works in fat; a vitamin you need',
              'Works in fat; the body makes vitamin A from it',
            ],
            [
              'Crosses blood-brain barrier',
              [
                'Reported in animals ',
                { cite: 'guerin-2003' },
                '; not measured in people in any study cited here',
              ],
              'Yes, the body carries it into the brain',
              'Yes, slowly; the brain needs it',
              'To a small extent',
            ],
            [
              'Crosses blood-retinal barrier',
              [
                'Reported in animals ',
                { cite: 'guerin-2003' },
                '; not measured in people in any study cited here',
              ],
              'Yes',
              'Yes',
              'Little; the retina collects lutein and zeaxanthin instead',
            ],
            [
              'UV protection',
              [
                'Skin reddened slightly later in one trial of 23 people ',
                { cite: 'ito-2018' },
                '; no sunscreen',
              ],
              'No sunscreen',
              'No sunscreen',
              'Studied for sunburn; no sunscreen',
            ],
            [
              'Athletic performance',
              [
                'Faster in two small trials ',
                { cite: 'earnest-2011' },
                ' ',
                { cite: 'brown-2021' },
                ', no difference in a larger one ',
                { cite: 'res-2013' },
              ],
              [
                'Not improved; high doses may dampen training effects (',
                { text: 'NIH', href: exercise },
                ')',
              ],
              [
                'Not improved; high doses may dampen training effects (',
                { text: 'NIH', href: exercise },
                ')',
              ],
              'No good evidence',
            ],
            [
              'Skin health',
              ['Modest effects in small trials ', { cite: 'ng-2021' }],
              'Needed to make collagen',
              'Protects fats in cells; deficiency is rare',
              'A source of vitamin A, which skin needs',
            ],
            [
              'Side effects',
              ['No safety concern in 87 human studies, most of them short ', { cite: 'brendler-2019' }],
              ['Upset stomach and diarrhea at high doses (', { text: 'NIH', href: vitaminC }, ')'],
              ['High doses can raise the risk of bleeding (', { text: 'NIH', href: vitaminE }, ')'],
              [
                'More lung cancer among smokers in large trials of high doses (',
                { text: 'NIH', href: vitaminA },
                ')',
              ],
            ],
          ],
        },
        paragraph(
          'What the table says about the vitamins is general knowledge of nutrition, with the fact sheets of the US National Institutes of Health as the place to read on. What it says about astaxanthin rests on the studies named in it.',
        ),
      ],
    },
    {
      id: 'why-astaxanthin-wins',
      heading: 'Why Astaxanthin Wins',
      blocks: [
        paragraph('There are points where it does come out ahead, and this is how far each goes.'),
        list(
          [
            'It is far quicker than the others at one reaction, in a test tube ',
            { cite: 'nishida-2007' },
            '.',
          ],
          [
            'In laboratory models it reaches across the cell membrane from one surface to the other ',
            { cite: 'ambati-2014' },
            ', which vitamin C and beta-carotene do not.',
          ],
          [
            'It has placebo-controlled trials for skin with instruments rather than opinions ',
            { cite: 'tominaga-2017' },
            ' ',
            { cite: 'ito-2018' },
            ', though small and run by companies that sell it.',
          ],
          [
            'No sign of harm has come up in studies so far ',
            { cite: 'brendler-2019' },
            ', while high-dose beta-carotene and vitamin E have known risks. The vitamins have been watched for decades in far more people, so this is not a level comparison.',
          ],
        ),
      ],
    },
    {
      id: 'when-to-use-others',
      heading: 'When to Use Others',
      blocks: [
        list(
          'You lack a vitamin, or a doctor has told you to take one. Astaxanthin replaces none of them.',
          'You eat little fruit and few vegetables. Changing that does more than any softgel, and vitamin C is the cheaper capsule.',
          'You want something an authority stands behind. In the European Union, vitamin C and vitamin E may be said to protect cells from oxidative stress, and vitamin C to help make collagen for the skin. No statement about astaxanthin is on that list.',
          'You are concerned about macular degeneration. Ask an eye doctor: the formula tested in large trials contains other substances, and smokers need the version without beta-carotene.',
          'You are pregnant, breastfeeding or choosing for a child. Talk to a doctor, and start from the vitamins you may really need.',
        ),
        paragraph(
          'The list of permitted statements is ',
          { text: 'Commission Regulation (EU) No 432/2012', href: euHealthClaims },
          '.',
        ),
      ],
    },
    {
      id: 'research',
      heading: 'How Much Research There Is',
      phoneFold: { after: 0, label: 'How long, how widely and in whom each was studied' },
      blocks: [
        {
          kind: 'table',
          caption: 'The amount of research, compared',
          head: ['Substance', 'How long and how widely studied', 'Largest kind of trial'],
          rows: [
            [
              'Astaxanthin',
              `In people since around 2000. This site cites ${sourceCount} sources, reviews and safety opinions included`,
              'Among the trials cited here, 12 to 96 people, for 1 to 16 weeks',
            ],
            [
              'Vitamin C',
              'Studied and taken for the better part of a century',
              'Thousands of people, for years',
            ],
            ['Vitamin E', 'Studied and taken for decades', 'Tens of thousands of people, for years'],
            [
              'Beta-carotene',
              'Studied and taken for decades',
              'Tens of thousands of people, for years; that is how its risk for smokers came to light',
            ],
          ],
        },
        paragraph(
          'We give no totals of papers, because they change weekly and mix mice with people. You can check the picture yourself by searching for each substance in a library such as ',
          { text: 'PubMed', href: 'https://pubmed.ncbi.nlm.nih.gov/' },
          ' and choosing randomized trials. The last column matters most: large, long trials are where both benefits and harms become visible, and none of the trials cited here is of that kind. ',
          trialCountNote,
        ),
      ],
    },
    {
      id: 'together',
      heading: 'Together, or instead?',
      blocks: [
        paragraph(
          'Astaxanthin and a normal diet with vitamins are not rivals. Many softgels contain a little vitamin E to keep the oil fresh. What we would not do is pile up high doses of several antioxidants at once: more was not better in the trials, and nobody has tested most combinations.',
        ),
        { kind: 'callout', tone: 'note', title: 'If you take astaxanthin', text: efsaText },
        { kind: 'callout', tone: 'caution', title: 'Medical disclaimer', text: medicalDisclaimer },
      ],
    },
  ],
  actions: [
    { text: 'Compare astaxanthin products', href: '/comparison' },
    { text: 'Start with the beginner’s guide', href: '/beginners-guide' },
  ],
};
