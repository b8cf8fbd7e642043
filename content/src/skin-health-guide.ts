import { list, paragraph, type Page } from './blocks';
import { doseGuidance, efsaText, medicalDisclaimer, onset } from './claims';
import { trialCount, trialCountNote } from './studies/evidence';

export const skinHealthGuide: Page = {
  path: '/skin-health-guide',
  title: 'Astaxanthin for Skin: A Guide',
  description:
    'What human trials say about astaxanthin for wrinkles, moisture and UV light, how small they were, who paid, and which doses were tested.',
  heading: 'Astaxanthin and your skin',
  lead: 'Skin is where astaxanthin has been tested most. The results lean in a good direction, the effects are modest, and many of the people who measured them work for companies that make it.',
  picture: '/pictures/skin-sun.webp',
  sections: [
    {
      id: 'why-skin',
      heading: 'Why skin',
      blocks: [
        paragraph(
          'Sunlight sets off reactive oxygen in skin. Over the years it breaks down collagen, the protein that keeps skin firm, and this is a large part of what we see as wrinkles and spots. A substance that takes up reactive oxygen could in principle slow a little of that. The question is whether a softgel does so in people, by an amount you could see.',
        ),
      ],
    },
    {
      id: 'trials',
      heading: 'The trials side by side',
      blocks: [
        paragraph(
          `${trialCount('skin')}. The first paper holds two separate studies, so the table has four rows.`,
        ),
        {
          kind: 'table',
          caption: 'Trials of astaxanthin and skin in people',
          head: ['Study', 'Who', 'Dose and length', 'Placebo', 'Result'],
          rows: [
            [
              [{ cite: 'tominaga-2012' }, ' (first study)'],
              '30 women',
              '6 mg a day and a lotion, 8 weeks',
              'No',
              'Wrinkles, spots, elasticity and texture improved, but there was no control group',
            ],
            [
              [{ cite: 'tominaga-2012' }, ' (second study)'],
              '36 men',
              '6 mg a day, 6 weeks',
              'Yes',
              'Better crow’s feet and elasticity, less water lost',
            ],
            [
              [{ cite: 'tominaga-2017' }],
              '65 women',
              '6 or 12 mg a day, 16 weeks',
              'Yes',
              'Wrinkles and moisture held steady while they worsened on placebo',
            ],
            [
              [{ cite: 'ito-2018' }],
              '23 adults',
              '4 mg a day, 10 weeks',
              'Yes',
              'Slightly more UV needed to redden skin; less moisture lost there',
            ],
          ],
        },
        paragraph(trialCountNote),
      ],
    },
    {
      id: 'wrinkles-and-moisture',
      heading: 'Wrinkles and moisture',
      phoneFold: { after: 1, label: 'What the longest trial shows' },
      blocks: [
        paragraph(
          'The study with the longest list of benefits is the one that can prove the least. Thirty women took softgels and used a lotion, and without a placebo group nobody can tell the softgel from the lotion, the season or the extra attention ',
          { cite: 'tominaga-2012' },
          '.',
        ),
        paragraph(
          'The longest trial is often summed up as “reduces wrinkles”. It did not. Wrinkle measurements and moisture got worse in the placebo group over 16 weeks, and did not change significantly in the groups on 6 and 12 mg ',
          { cite: 'tominaga-2017' },
          '. Holding steady is a smaller claim than the one on the box. It is also the one that was measured.',
        ),
      ],
    },
    {
      id: 'sunlight',
      heading: 'Sunlight',
      blocks: [
        paragraph(
          'Ito and colleagues shone measured UV light on small patches of skin before and after ten weeks on 4 mg a day or placebo. With astaxanthin it took slightly more UV to redden the skin ',
          { cite: 'ito-2018' },
          '. Redness under a lamp is an objective measure, and that makes the study stronger than its 23 people suggest.',
        ),
        {
          kind: 'callout',
          tone: 'caution',
          title: 'Not a sunscreen',
          text: 'Nobody has tested whether it prevents sunburn on a beach, let alone skin cancer. Shade, clothing and sunscreen do a job that no supplement has been shown to do. Keep using them.',
        },
      ],
    },
    {
      id: 'outside-view',
      heading: 'What an outside review says',
      phoneFold: { after: 1, label: 'Promises without support' },
      blocks: [
        paragraph(
          'Ng and colleagues collected eleven clinical studies in 2021, six of them randomized, double-blind and placebo-controlled. Texture, the look of wrinkles and moisture were better by the end in many of the controlled ones, and no serious adverse event was reported ',
          { cite: 'ng-2021' },
          '. The reviewers also named the weak points: small groups, mostly healthy Japanese women, and frequent funding by companies with an interest in the result.',
        ),
        paragraph('For most other promises you may read, we know of no support in the trials cited here:'),
        list(
          'That it treats acne, eczema, psoriasis or any other skin condition.',
          'That it turns back wrinkles that have been there for years.',
          'That it works within days.',
        ),
      ],
    },
    {
      id: 'dose',
      heading: 'How much, and how long',
      blocks: [
        paragraph(
          `You will see three doses suggested for skin: ${doseGuidance.skin.range}. Six and 12 mg were compared with each other and placebo, and 12 was not clearly better than 6 `,
          { cite: 'tominaga-2017' },
          '. Sixteen was not tested in any skin trial cited here. The trial on UV light used only 4 ',
          { cite: 'ito-2018' },
          '.',
        ),
        paragraph(
          `As for time, a common answer is that a difference shows after ${onset.late.text}. In the trials, measurements were taken after 6 to 16 weeks, and they were made with instruments. What you see in the mirror may be less.`,
        ),
        { kind: 'callout', tone: 'note', title: 'What regulators have assessed', text: efsaText },
      ],
    },
    {
      id: 'a-fair-test',
      heading: 'If you want to try it',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Take a photo',
              text: 'Same place, same light, same time of day, no make-up. Memory is a poor instrument.',
            },
            {
              title: 'Choose 4 to 6 mg',
              text: 'With a meal that contains some fat, once a day. That is the range most of the skin trials used, below the 8 mg that EFSA assessed.',
            },
            { title: 'Change nothing else', text: 'No new cream, no new routine. Keep the sunscreen.' },
            {
              title: 'Look again after twelve weeks',
              text: 'Another photo, same conditions. If you cannot tell which is which, stop.',
            },
          ],
        },
        paragraph(
          'Ask a doctor or pharmacist first if you take medicines, are pregnant or breastfeeding, or have a skin condition. It is not meant for children. A mole or patch that changes belongs in front of a doctor, not a supplement.',
        ),
        { kind: 'callout', tone: 'caution', title: 'Medical disclaimer', text: medicalDisclaimer },
      ],
    },
  ],
  actions: [
    { text: 'Compare supplements', href: '/comparison' },
    { text: 'What is astaxanthin?', href: '/what-is-astaxanthin' },
    { text: 'Read the articles', href: '/blog' },
    { text: 'Back to the home page', href: '/' },
  ],
};
