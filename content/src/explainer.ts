import { list, paragraph, type Page, quoted } from './blocks';
import { doseTiers, efsaText, medicalDisclaimer, onset, potencyNote } from './claims';
import { evidence, trialCount, trialCountNote, type Topic } from './studies/evidence';

const topics: readonly Topic[] = ['skin', 'eyes', 'endurance', 'immune', 'heart', 'memory'];

export const explainer: Page = {
  path: '/what-is-astaxanthin',
  title: 'What Is Astaxanthin? A Plain Guide',
  description:
    'What astaxanthin is, where it comes from, what human trials have and have not shown, how much is assessed as safe, and how to take it.',
  heading: 'What is astaxanthin?',
  lead: 'The red in salmon, shrimp and flamingos is one pigment: astaxanthin. It is sold in softgels for skin, eyes and endurance. Here is what we know, what we don’t, and what to look at before you buy.',
  picture: '/pictures/algae-bloom.webp',
  sections: [
    {
      id: 'what-it-is',
      heading: 'What it is',
      blocks: [
        paragraph(
          'Astaxanthin (say “asta-zan-thin”) belongs to the carotenoids, the family of yellow, orange and red pigments that also includes beta-carotene, lutein and lycopene. Like its relatives it dissolves in fat and not in water. Unlike beta-carotene it is not counted as a source of vitamin A ',
          { cite: 'ambati-2014' },
          '.',
        ),
        paragraph(
          'It is not a vitamin. No deficiency has ever been described, the body works without it, and no authority has set a daily requirement. What makes it interesting is its chemistry: it is good at taking the energy out of reactive forms of oxygen before they damage something else.',
        ),
      ],
    },
    {
      id: 'where-it-comes-from',
      heading: 'Where it comes from',
      phoneFold: { after: 1, label: 'Softgels, yeast and salmon' },
      blocks: [
        paragraph(
          'Animals cannot build astaxanthin from scratch. Krill, shrimp, trout and salmon get it with their food, and at the bottom of that chain stand tiny organisms that make it. The richest is a freshwater alga, Haematococcus pluvialis. When its pond dries up or the sun burns down, the alga closes into a cyst and fills itself with red pigment, up to about 3.8% of its dry weight ',
          { cite: 'ambati-2014' },
          '. Growers copy that stress on purpose, harvest the red cysts, crack them and draw out a dark red oil.',
        ),
        paragraph(
          'Most natural astaxanthin for people is made this way. Some comes from a bacterium or a yeast. You also eat a little whenever salmon, trout or shrimp is on the plate; how much varies with the species and with what it was fed.',
        ),
      ],
    },
    {
      id: 'how-it-works',
      heading: 'How it works',
      blocks: [
        paragraph(
          'Your cells make reactive oxygen all the time, by burning fuel, and sunlight makes more of it in the skin. Some of it is useful as a signal. Too much of it can damage fats, proteins and DNA, which is called oxidative stress. Antioxidants are substances that can take up the surplus.',
        ),
        paragraph(
          'Astaxanthin is a long molecule with a polar group at each end. In laboratory models it fits across a cell membrane, with its ends at the two surfaces and its chain in the fat between ',
          { cite: 'ambati-2014' },
          '. That position is the usual explanation for why it protects membranes well in experiments.',
        ),
        { kind: 'callout', tone: 'note', title: '“6000 times stronger than vitamin C”', text: potencyNote },
        quoted(
          'in-people',
          paragraph(
            'The step from there to a living person is large. In one trial, cyclists on 20 mg a day had plenty of astaxanthin in their blood, and yet the antioxidant capacity of that blood did not rise ',
            { cite: 'res-2013' },
            '. Strong in a tube does not have to mean strong in you.',
          ),
        ),
      ],
    },
    {
      id: 'what-trials-show',
      heading: 'What trials in people show',
      phoneFold: { after: 2, label: 'Each subject in detail' },
      blocks: [
        {
          kind: 'table',
          caption: 'Human trials cited on this site, by topic',
          head: ['Topic', 'Trials', 'In short'],
          rows: topics.map((topic) => [evidence[topic].label, trialCount(topic), evidence[topic].verdict]),
        },
        paragraph(trialCountNote),
        paragraph(
          { strong: 'Skin. ' },
          'Over 16 weeks, wrinkle measurements and moisture got worse in women on placebo and held steady in those on 6 or 12 mg ',
          { cite: 'tominaga-2017' },
          '. In 23 adults, 4 mg a day meant that slightly more UV light was needed to redden a patch of skin ',
          { cite: 'ito-2018' },
          '. A systematic review found the direction encouraging and the studies small, mostly in healthy Japanese women, and often paid for by companies in the business ',
          { cite: 'ng-2021' },
          '. More in the ',
          { text: 'skin health guide', href: '/skin-health-guide' },
          '.',
        ),
        paragraph(
          { strong: 'Eyes. ' },
          'In 26 screen workers, 5 mg a day for four weeks improved the range over which the eyes can focus, but neither of two other measures ',
          { cite: 'nagaki-2002' },
          '. The ',
          { text: 'eye health guide', href: '/eye-health-guide' },
          ' goes into it.',
        ),
        paragraph(
          { strong: 'Endurance. ' },
          'Two small trials found faster cycling ',
          { cite: 'earnest-2011' },
          ' ',
          { cite: 'brown-2021' },
          ', while the largest of the three found no benefit at all ',
          { cite: 'res-2013' },
          '. A review calls the data in people equivocal ',
          { cite: 'brown-2018' },
          '. See the ',
          { text: 'athletic performance guide', href: '/athletic-performance-guide' },
          '.',
        ),
        quoted(
          'immune',
          paragraph(
            { strong: 'Immune and oxidative markers. ' },
            'Forty-two young women took 0, 2 or 8 mg for eight weeks. A marker of DNA damage fell and natural killer cells became more active; damage to fats did not change. A marker of inflammation was lower only in the 2 mg group ',
            { cite: 'park-2010' },
            '. These are laboratory readings. Nobody counted colds.',
          ),
        ),
        quoted(
          'lipids',
          paragraph(
            { strong: 'Blood lipids. ' },
            'In 61 adults with slightly raised triglycerides, 12 and 18 mg lowered triglycerides and 6 and 12 mg raised HDL over 12 weeks; LDL did not move ',
            { cite: 'yoshida-2010' },
            '. A review of heart research asked for proper trials in patients ',
            { cite: 'fassett-2011' },
            '. It is no substitute for treatment.',
          ),
        ),
        quoted(
          'memory',
          paragraph(
            { strong: 'Memory. ' },
            'Some test scores improved within the 12 mg group in a trial of 96 middle-aged and older adults, but overall there was no significant difference from placebo ',
            { cite: 'katagiri-2012' },
            '.',
          ),
        ),
      ],
    },
    {
      id: 'natural-or-synthetic',
      heading: 'Natural or synthetic',
      phoneFold: { after: 1, label: 'Which one to look for' },
      blocks: [
        paragraph(
          'Synthetic astaxanthin has the same formula, but it is a mixture of three mirror forms, whereas the alga makes mainly one, and it lacks the fatty acids that are attached in the alga. In test tubes the algal form did much better in a paper by authors with ties to algae producers ',
          { cite: 'capelli-2013' },
          '. Whether that matters after digestion has not been settled.',
        ),
        paragraph(
          'The better argument for algae is simple: that is what most trials cited here used, and few safety studies in people exist for the synthetic form ',
          { cite: 'brendler-2019' },
          '. If you want what was tested, look for Haematococcus pluvialis on the label.',
        ),
      ],
    },
    {
      id: 'dose',
      heading: 'How much',
      blocks: [
        paragraph('Labels and shops sort products into three tiers. They describe the market, not a goal.'),
        {
          kind: 'cards',
          items: doseTiers.map(({ name, range, text }) => ({ title: name, figure: range, text })),
        },
        { kind: 'callout', tone: 'caution', title: 'What regulators have assessed', text: efsaText },
        paragraph(
          `How long until you notice anything? One common answer is ${onset.early.text}, another is ${onset.late.text}. Neither is proven. The trials described above ran for one to sixteen weeks, and in several of them the people who took it felt nothing they could have pointed to.`,
        ),
      ],
    },
    {
      id: 'safety',
      heading: 'Safety',
      blocks: [
        paragraph(
          'A review of 87 human studies with natural astaxanthin, 35 of them at 12 mg a day or more, found no safety concern ',
          { cite: 'brendler-2019' },
          '. In a safety trial, 35 healthy adults took 6 mg or placebo for eight weeks, and blood tests showed no difference that the authors considered clinically important ',
          { cite: 'spiller-2003' },
          '. Both are reassuring. But trials of a few dozen people over a few months cannot show rare effects, or what ten years of use would do.',
        ),
        paragraph('Talk to a doctor or pharmacist first if any of these is you:'),
        list(
          'You are pregnant, breastfeeding or trying to conceive. There are not enough data to call it safe.',
          'You take medicines, above all for blood clotting, blood pressure, blood sugar or the immune system. Interactions are poorly studied.',
          'You have an operation ahead, or a disease that is being treated.',
          'You are allergic to algae, fish or shellfish. Read the list of ingredients too.',
        ),
        paragraph(
          'It is not for children. In the European assessment, teenagers with a diet rich in fish reached the acceptable intake with 8 mg from supplements, and younger children exceeded it ',
          { cite: 'efsa-2020' },
          '.',
        ),
      ],
    },
    {
      id: 'how-to-take-it',
      heading: 'How to take it',
      blocks: [
        paragraph(
          'Take it with a meal, or right after. In one study blood levels were higher when an algal extract was taken after eating than before ',
          { cite: 'okada-2009' },
          ', and oil-based formulas were absorbed 1.7 to 3.7 times as well as a standard product ',
          { cite: 'odeberg-2003' },
          '. Half of a dose had left the blood after about 16 hours, so once a day is plenty and the hour hardly matters. If you forget one, carry on the next day.',
        ),
      ],
    },
    {
      id: 'what-we-do-not-know',
      heading: 'What we do not know',
      blocks: [
        list(
          'Whether it prevents any disease. No trial cited here was built to find out.',
          'What years of daily use do, for good or ill.',
          'Whether results from small groups, many of them in Japan and many paid for by producers, hold for everyone else.',
          'Which dose is best. In several trials more did not do more.',
          'How much of it reaches the human eye or brain. The evidence for that comes from animals.',
        ),
        { kind: 'callout', tone: 'caution', title: 'Medical disclaimer', text: medicalDisclaimer },
      ],
    },
  ],
  actions: [
    { text: 'Compare supplements', href: '/comparison' },
    { text: 'Beginner’s guide', href: '/beginners-guide' },
    { text: 'Eye health guide', href: '/eye-health-guide' },
    { text: 'Athletic performance guide', href: '/athletic-performance-guide' },
  ],
};
