import { list, paragraph, type Page } from './blocks';
import { doseGuidance, efsaText, medicalDisclaimer } from './claims';
import { trialCount, trialCountNote } from './studies/evidence';

export const athleticPerformanceGuide: Page = {
  path: '/athletic-performance-guide',
  title: 'Astaxanthin for Athletic Performance: A Guide',
  description:
    'Three cycling trials tested astaxanthin on endurance. Two small ones found a gain, the largest found none. How to read them, and what to do.',
  heading: 'Astaxanthin and athletic performance',
  lead: 'Two small trials found that cyclists rode faster with astaxanthin. The largest of the three found no difference. Both belong in the same paragraph, and here they are.',
  picture: '/pictures/cyclist.webp',
  sections: [
    {
      id: 'the-idea',
      heading: 'The idea behind it',
      blocks: [
        paragraph(
          'Hard exercise produces reactive oxygen in the muscles. In mice, astaxanthin let animals run longer and burn more fat, and that is where the interest began. A review in 2018 put it soberly: studies in mice look promising, in exercising people the data are equivocal, and well-controlled research is scarce ',
          { cite: 'brown-2018' },
          '.',
        ),
      ],
    },
    {
      id: 'trials',
      heading: 'Three cycling trials',
      blocks: [
        paragraph(`${trialCount('endurance')}, all in cyclists or triathletes.`),
        {
          kind: 'table',
          caption: 'Controlled trials of astaxanthin and cycling performance',
          head: ['Study', 'Riders', 'Dose and length', 'Test', 'Result'],
          rows: [
            [
              [{ cite: 'earnest-2011' }],
              '21 competitive, 14 finished',
              '4 mg a day, 28 days',
              '20 km time trial after a 2-hour ride',
              'Faster than placebo',
            ],
            [
              [{ cite: 'res-2013' }],
              '32 well trained men',
              '20 mg a day, 4 weeks',
              'Time trial of about an hour after a 1-hour ride',
              'No difference',
            ],
            [
              [{ cite: 'brown-2021' }],
              '12 recreational',
              '12 mg a day, 7 days',
              '40 km time trial',
              'About 1.2% faster',
            ],
          ],
        },
        paragraph(trialCountNote),
      ],
    },
    {
      id: 'how-to-read-them',
      heading: 'How to read them',
      phoneFold: { after: 1, label: 'Trials two and three, and why they disagree' },
      blocks: [
        paragraph(
          'In the first trial the riders on astaxanthin gained about two minutes over 20 km, those on placebo 19 seconds ',
          { cite: 'earnest-2011' },
          '. For trained riders that is startling, and with seven people in each group, one or two odd days can move an average a long way. The authors saw no change in how much fat was burned, so they could not say how it would have worked.',
        ),
        paragraph(
          'The second is the largest, and its title says what it found: astaxanthin “does not augment fat use or improve endurance performance”. Blood tests proved that the supplement was taken and absorbed. Power did not rise, fat burning did not change, and a marker of oxidative damage did not fall ',
          { cite: 'res-2013' },
          '.',
        ),
        paragraph(
          'The third compared each rider’s own results, a week on astaxanthin against a week on placebo. The average gain was 51 seconds over 40 km, with a spread larger than the gain, so some riders very probably gained nothing ',
          { cite: 'brown-2021' },
          '. The lead author had research funding from a producer.',
        ),
        paragraph(
          'Chance, training state and the test itself may all explain the disagreement. Dose does not, at least not simply: the highest dose had the weakest result. A fair summary is possible, unproven, and small if real.',
        ),
      ],
    },
    {
      id: 'recovery',
      heading: 'Recovery and soreness',
      phoneFold: { after: 1, label: 'Could it dampen training?' },
      blocks: [
        paragraph(
          'Shops like to write “faster recovery”. Recovery was not the question of any of the three trials above, and the 2018 review found too little well-controlled work in people to say ',
          { cite: 'brown-2018' },
          '. Sleep, enough food and an easy day have a better record.',
        ),
        paragraph(
          'There is also a question in the other direction. Reactive oxygen is part of the signal by which muscle adapts to training, and the same review discusses whether antioxidant supplements could dampen it. For astaxanthin this is open. It is a fair reason to leave it out of your main building phase.',
        ),
      ],
    },
    {
      id: 'dose',
      heading: 'How much',
      blocks: [
        paragraph(
          `A common suggestion for athletes is ${doseGuidance.athletes.range} a day. `,
          ...doseGuidance.athletes.basis,
          ' Nothing in that says that loading up helps. Four to 8 mg is where we would stay.',
        ),
        { kind: 'callout', tone: 'note', title: 'What regulators have assessed', text: efsaText },
        paragraph(
          'Take it with a meal that contains some fat. Blood levels were higher when it was taken after a meal than before ',
          { cite: 'okada-2009' },
          '. A capsule on an empty stomach before training makes little sense.',
        ),
      ],
    },
    {
      id: 'a-fair-test',
      heading: 'Test it on yourself',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Weeks 1 and 2: find your noise',
              text: 'Take nothing new. Do the same test twice: same course or trainer, same breakfast, same time of day. The gap between the two results is your noise.',
            },
            {
              title: 'Weeks 3 to 6: change one thing',
              text: 'Take astaxanthin once a day. No new shoes, no second supplement, a steady training load. Test at the end of weeks 4 and 6.',
            },
            {
              title: 'Weeks 7 and 8: stop, and test again',
              text: 'If stopping changes nothing, the softgel probably did nothing. A gain smaller than your noise tells you nothing either.',
            },
          ],
        },
        paragraph('Do not start in race week: any new capsule can upset a nervous stomach.'),
      ],
    },
    {
      id: 'who-should-not',
      heading: 'Who should leave it, or ask first',
      blocks: [
        list(
          'Anyone under 18. The 8 mg assessment is for adults.',
          'Anyone who is pregnant or breastfeeding, takes medicines or is being treated for a condition: ask a doctor.',
          'Anyone who competes under anti-doping rules and cannot show that the batch was tested. You answer for what is in your body, contaminated products included.',
          'Anyone who has been tired for weeks. That calls for rest and perhaps a check-up.',
        ),
        { kind: 'callout', tone: 'caution', title: 'Medical disclaimer', text: medicalDisclaimer },
      ],
    },
  ],
  actions: [
    { text: 'Products athletes compare', href: '/best-for-athletes' },
    { text: 'Compare all supplements', href: '/comparison' },
    { text: 'Read the articles', href: '/blog' },
    { text: 'Back to the home page', href: '/' },
  ],
};
