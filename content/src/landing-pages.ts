import { list, paragraph, type Action, type PageIntro, type Section } from './blocks';
import { doseGuidance, efsaText, onset } from './claims';
import { trialCount } from './studies/evidence';
import type { Question } from './faq/question';

export interface LandingPage extends PageIntro {
  /** Heading above the products. */
  productsHeading: string;
  /** Shown if no product matches. */
  emptyNote: string;
  howWePicked: Section;
  dosage: Section;
  questions: readonly Question[];
  actions: readonly Action[];
}

export const bestForAthletes: LandingPage = {
  path: '/best-for-athletes',
  title: 'Best Astaxanthin for Athletes',
  description:
    'Astaxanthin products athletes compare, how we picked them, what three cycling trials found, and how much to take beside what is assessed.',
  heading: 'Best astaxanthin for athletes',
  lead: [
    'If you train hard and want to try astaxanthin, these are the products to compare. Two small trials found a gain ',
    { cite: 'earnest-2011' },
    ' ',
    { cite: 'brown-2021' },
    ', the largest found none ',
    { cite: 'res-2013' },
    '. Buy with that in mind.',
  ],
  picture: '/pictures/cyclist.webp',
  productsHeading: 'Products for athletes',
  emptyNote: 'Loading products for athletes...',
  howWePicked: {
    id: 'how-we-picked',
    heading: 'How we picked',
    blocks: [
      paragraph(
        'The list is drawn from our catalog by a simple rule and has at most six products. A product is on it when at least one of these is true:',
      ),
      list(
        'It is meant for athletes, exercise or performance.',
        'One serving holds 12 mg.',
        'Its features mention absorption, bioavailability or muscle.',
      ),
      paragraph(
        'The rule sorts by what labels say. It does not prove that a product works better for athletes, and no trial cited here compared brands. We earn a commission on purchases, whichever product you choose. If you compete, there is one thing to check that we cannot check for you: whether the batch you hold was tested by an independent anti-doping program.',
      ),
    ],
  },
  dosage: {
    id: 'dosage',
    heading: 'Dosage guidance for athletes',
    blocks: [
      paragraph(
        `The usual suggestion for athletes is ${doseGuidance.athletes.range} a day. `,
        ...doseGuidance.athletes.basis,
        ' So a higher dose is not the safer bet. Between 4 and 8 mg with a meal is where we would begin.',
      ),
      { kind: 'callout', tone: 'note', title: 'What regulators have assessed', text: efsaText },
    ],
  },
  questions: [
    {
      id: 'when-to-take',
      question: 'Should I take it before or after training?',
      answer: [
        'Neither matters as much as food. Take it with or right after a meal, because blood levels were higher that way than before eating ',
        { cite: 'okada-2009' },
        '. Half of a dose is still in the blood after about 16 hours ',
        { cite: 'odeberg-2003' },
        ', so the hour of your session makes little difference. Training days and rest days are the same.',
      ],
    },
    {
      id: 'how-long',
      question: 'How long before it could help?',
      answer: [
        'One trial saw a difference after seven days ',
        { cite: 'brown-2021' },
        ', another after 28 ',
        { cite: 'earnest-2011' },
        `, and a third saw none after four weeks. A range of ${onset.early.text} is often quoted. Try it for four weeks outside race season, with a test before and after, and do not start in race week.`,
      ],
    },
    {
      id: 'recovery',
      question: 'Does it speed up recovery?',
      answer: [
        'None of the three cycling trials asked that, and a review of the field found little well-controlled research in people ',
        { cite: 'brown-2018' },
        '. Whether antioxidants can dampen the effect of training is an open question too. Sleep, food and easy days have a better record.',
      ],
    },
  ],
  actions: [
    { text: 'Athletic performance guide', href: '/athletic-performance-guide' },
    { text: 'Compare all supplements', href: '/comparison' },
    { text: 'Read the articles', href: '/blog' },
  ],
};

export const bestForEyeHealth: LandingPage = {
  path: '/best-for-eye-health',
  title: 'Best Astaxanthin for Eye Health',
  description:
    'Astaxanthin products readers compare for tired eyes, how we picked them, what one trial in screen workers found, and how much was tested.',
  heading: 'Best astaxanthin for eye health',
  lead: [
    `For eyes that are tired after a day at a screen, these are the products to compare. The evidence behind the idea is thin: ${trialCount('eyes')}, with 26 people. One measure of three improved `,
    { cite: 'nagaki-2002' },
    '. Nothing here treats or prevents a disease of the eye.',
  ],
  picture: '/pictures/eye.webp',
  productsHeading: 'Products for eyes',
  emptyNote: 'Loading products for eye health...',
  howWePicked: {
    id: 'how-we-picked',
    heading: 'How we picked',
    blocks: [
      paragraph(
        'The list is drawn from our catalog by a simple rule and has at most six products. A product is on it when at least one of these is true:',
      ),
      list(
        'It is meant for eyes or vision.',
        'Its listed benefits mention eyes, vision, the macula or the retina.',
      ),
      paragraph(
        'If nothing matches, we show our top six. The rule goes by what labels say, so it does not show that one product does more for the eyes than another, and no trial cited here compared brands. We earn a commission on purchases, whichever product you choose. Some eye formulas add lutein or zeaxanthin: those are different substances with research of their own.',
      ),
    ],
  },
  dosage: {
    id: 'dosage',
    heading: 'Dosage guidance for eyes',
    blocks: [
      paragraph(
        `The usual suggestion for eyes is ${doseGuidance.eyes.range} a day. `,
        ...doseGuidance.eyes.basis,
        ' A softgel of 4 to 6 mg is closest to that. Take it with a meal that contains some fat.',
      ),
      { kind: 'callout', tone: 'note', title: 'What regulators have assessed', text: efsaText },
    ],
  },
  questions: [
    {
      id: 'how-long',
      question: 'How long should I try it?',
      answer: [
        'The trial lasted four weeks ',
        { cite: 'nagaki-2002' },
        '. Give your eyes a number from one to ten at the end of each working day, for two weeks before and four weeks after you start. If the numbers look alike, stop. There is no evidence that a longer wait or a stronger softgel changes the answer.',
      ],
    },
    {
      id: 'eye-disease',
      question: 'I have an eye disease. Should I take it?',
      answer:
        'Ask your eye doctor, and do not change a treatment for it. The trial was in working people with tired eyes, not in patients. It did not look at macular degeneration, glaucoma, cataract or dry eye. Sudden loss of sight, flashes, pain or double vision need a doctor the same day.',
    },
    {
      id: 'lutein',
      question: 'Is it the same as lutein?',
      answer:
        'No. Lutein and zeaxanthin are the yellow pigments that the center of the retina collects. Astaxanthin is a red relative. Whether a meaningful amount of it reaches the human eye has not been measured in any study cited on this site, and results for the one cannot be carried over to the other.',
    },
  ],
  actions: [
    { text: 'Eye health guide', href: '/eye-health-guide' },
    { text: 'Compare all supplements', href: '/comparison' },
    { text: 'Read the articles', href: '/blog' },
  ],
};
