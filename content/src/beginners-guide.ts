import { list, paragraph, type Page, quoted } from './blocks';
import { doseTiers, efsaNote, efsaText, medicalDisclaimer, onset } from './claims';
import { trialCount } from './studies/evidence';

export const beginnersGuide: Page = {
  path: '/beginners-guide',
  title: 'Astaxanthin for Beginners',
  description:
    'New to astaxanthin? What it is, how it works, what to expect, which dose to start with, who should ask a doctor, and a plan for the first month.',
  heading: 'Beginner’s guide to astaxanthin',
  lead: 'Ten minutes that save you from the two usual mistakes: buying too much, and expecting too much.',
  picture: '/pictures/softgels.webp',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        {
          kind: 'cards',
          items: [
            {
              title: 'What',
              text: 'A red pigment from algae, the one that colors salmon. An antioxidant, not a vitamin.',
            },
            { title: 'How much', text: `Start with 4-6 mg a day. ${efsaNote}.` },
            {
              title: 'When',
              text: 'Once a day, with a meal that contains some fat. The hour does not matter.',
            },
            {
              title: 'What to expect',
              text: 'Perhaps a little, after weeks. Perhaps nothing. Decide beforehand how you will tell.',
            },
          ],
        },
      ],
    },
    {
      id: 'what-it-is',
      heading: 'What it is',
      blocks: [
        paragraph(
          'Astaxanthin is a carotenoid, a relative of the orange in carrots. A freshwater alga named Haematococcus pluvialis makes it to survive strong light and drought, up to about 3.8% of its dry weight ',
          { cite: 'ambati-2014' },
          '. Fish and shrimp get it with their food. Supplements take the red oil from the alga and put it in softgels. The long version is in ',
          { text: 'What is astaxanthin?', href: '/what-is-astaxanthin' },
        ),
      ],
    },
    {
      id: 'how-it-works',
      heading: 'How it works',
      blocks: [
        paragraph(
          'Your body makes reactive forms of oxygen all day. Antioxidants take up some of them. Astaxanthin is very quick at this in a test tube ',
          { cite: 'nishida-2007' },
          ' and settles into cell membranes in laboratory models. How much of it carries over to people is the open question: in one trial, cyclists had plenty of it in the blood and the antioxidant capacity of that blood did not rise ',
          { cite: 'res-2013' },
          '.',
        ),
      ],
    },
    {
      id: 'benefits',
      heading: 'What it may do for you',
      blocks: [
        list(
          [
            { strong: 'Skin: ' },
            `${trialCount('skin')}, with modest effects on moisture, fine wrinkles and redness after UV light. A review finds them encouraging and small `,
            { cite: 'ng-2021' },
            '. ',
            { text: 'Skin guide', href: '/skin-health-guide' },
          ],
          [
            { strong: 'Tired eyes: ' },
            `${trialCount('eyes')}. Focusing improved, two other measures did not `,
            { cite: 'nagaki-2002' },
            '. ',
            { text: 'Eye guide', href: '/eye-health-guide' },
          ],
          [
            { strong: 'Endurance: ' },
            `${trialCount('endurance')}. Two found a gain, the largest found none `,
            { cite: 'res-2013' },
            '. ',
            { text: 'Athletic guide', href: '/athletic-performance-guide' },
          ],
          [
            { strong: 'Blood markers: ' },
            'some moved, others did not ',
            { cite: 'park-2010' },
            ' ',
            { cite: 'yoshida-2010' },
            '. What that does for health has not been shown.',
          ],
          [
            { strong: 'Memory: ' },
            'no significant difference from placebo overall ',
            { cite: 'katagiri-2012' },
            '.',
          ],
        ),
        paragraph(
          'It treats and prevents no disease, and it replaces no medicine, sunscreen or pair of glasses.',
        ),
      ],
    },
    {
      id: 'dose',
      heading: 'Which dose',
      blocks: [
        {
          kind: 'cards',
          items: doseTiers.map(({ name, range, text }) => ({ title: name, figure: range, text })),
        },
        { kind: 'callout', tone: 'note', title: 'What regulators have assessed', text: efsaText },
        paragraph(
          'If you are new, begin in the starter tier and have a reason before you leave it. On the label, look for milligrams of astaxanthin, not of extract, and see how many softgels make a serving.',
        ),
      ],
    },
    {
      id: 'safety',
      heading: 'Is it safe?',
      blocks: [
        paragraph(
          'For healthy adults at the doses above, studies so far are reassuring. A review of 87 human studies found no safety concern ',
          { cite: 'brendler-2019' },
          ', and a trial that looked at safety itself, with 6 mg a day for eight weeks, found nothing its authors considered clinically important ',
          { cite: 'spiller-2003' },
          '. Most studies are short, so years of use are a blank page.',
        ),
        list(
          'Pregnant, breastfeeding, or trying to conceive: talk to a doctor first. There are too few data.',
          'On medicines, above all for clotting, blood pressure, blood sugar or the immune system: ask a doctor or pharmacist.',
          'Surgery ahead, or an illness under treatment: ask.',
          'Allergic to algae, fish or shellfish: read the ingredients, and ask.',
          'Under 18: not without a doctor. The assessment is for adults.',
          'Feeling unwell after you start: stop, and see a doctor if it does not pass.',
        ),
      ],
    },
    {
      id: 'first-month',
      heading: 'Your first month',
      blocks: [
        paragraph(
          'One month costs little and teaches you most of what you can learn on your own. Pick one thing you want to change: tired eyes, dry skin, heavy legs.',
        ),
        quoted('weeks', {
          kind: 'steps',
          items: [
            {
              title: 'Week 1: set a baseline',
              text: 'Do not take anything yet. Each evening give your one thing a number from one to ten. Take a photo if it is your skin. Ask your doctor or pharmacist if a line in the safety list applies to you.',
            },
            {
              title: 'Week 2: start low',
              text: 'One softgel of 4 to 6 mg a day with the meal you never skip. Change nothing else. Note how your stomach takes it.',
            },
            {
              title: 'Week 3: keep going',
              text: 'Same dose, same meal. If you forget one, carry on the next day without doubling up. Keep writing down the number.',
            },
            {
              title: 'Week 4: look back',
              text: 'Compare this week with week 1. A difference of one point is noise. If there is something, go on to eight or twelve weeks and stop for two to see whether it goes away. If there is nothing, a higher dose is a poor bet.',
            },
          ],
        }),
        paragraph(
          `When should you notice something? You will often read ${onset.early.text}. That matches the length of the trials on `,
          { text: 'eye strain', href: '/eye-health-guide' },
          ' ',
          { cite: 'nagaki-2002' },
          ' and on cycling ',
          { cite: 'earnest-2011' },
          '. For skin, trials measured after 6 to 16 weeks. None of these is a promise.',
        ),
        { kind: 'callout', tone: 'caution', title: 'Medical disclaimer', text: medicalDisclaimer },
      ],
    },
  ],
  actions: [
    { text: 'Compare supplements', href: '/comparison' },
    { text: 'Back to the home page', href: '/' },
  ],
};

/** The promotion in the beginner's guide. Its button links to the retailer. */
export const beginnersPromo = {
  badge: '#1 for beginners',
  heading: 'A 6 mg softgel to start with',
  text: `One softgel a day, in the range most trials used. ${efsaNote}, and this stays below it.`,
  button: 'See it at the shop',
  /** From the demo catalog, on a reserved domain. */
  sellerUrl: 'https://pantry.example.org/wrenfold/everyday-6mg?tag=astaguide',
  disclosure: 'Affiliate link: we may earn a commission, at no extra cost to you.',
} as const;
