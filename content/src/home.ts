import type { Card, PageIntro, TitledText } from './blocks';
import { evidence, trialCount, type Topic } from './studies/evidence';

export const home: PageIntro = {
  path: '/',
  title: 'Best Astaxanthin Supplements Compared',
  description:
    'Astaxanthin supplements ranked and compared by dose, source, rating and price, with what human trials show and what they leave open.',
  heading: 'Astaxanthin, read from the label up.',
  lead: 'Dose, source and price of each supplement side by side, so that you can tell a good capsule from a good story.',
};

export const trustBadges: readonly TitledText[] = [
  { title: 'Sources cited', text: 'Each health statement refers to a study you can look up.' },
  { title: 'We report null results', text: 'When a trial finds nothing, we say so.' },
  { title: 'Doses in context', text: 'We show each dose next to what regulators have assessed.' },
  {
    title: 'Commission disclosed',
    text: 'Buy links pay us. They are marked, and they cost you nothing extra.',
  },
];

export const benefits = {
  heading: 'What the Human Trials Found',
  lead: 'Six topics tested in people, with the results of each.',
  cards: [
    benefit(
      'skin',
      'Skin',
      'Small trials report steadier moisture and fine wrinkles over 6 to 16 weeks, and skin that reddens a little later under a UV lamp. It is not a sunscreen.',
    ),
    benefit(
      'eyes',
      'Eyes',
      'In 26 screen workers, focusing range improved after four weeks on 5 mg a day. Two other measures did not change.',
    ),
    benefit(
      'endurance',
      'Endurance',
      'Two small cycling trials found faster times. The largest of the three, in trained riders on 20 mg a day, found no difference.',
    ),
    benefit(
      'immune',
      'Immune markers',
      'In 42 young women a marker of DNA damage fell and some immune measures rose. Whether anyone was ill less often was not studied.',
    ),
    benefit(
      'heart',
      'Blood lipids',
      'In 61 adults, triglycerides fell and HDL rose at some doses. LDL cholesterol stayed the same. It does not replace treatment.',
    ),
    benefit(
      'memory',
      'Memory',
      'Ninety-six middle-aged and older adults took 6 mg, 12 mg or placebo for 12 weeks. Overall, the groups did not differ significantly.',
    ),
  ],
} as const;

export interface BenefitCard extends Card {
  topic: Topic;
  /** '3 human trials cited' */
  figure: string;
  /** Keys of the trials that the card is based on. */
  trials: readonly string[];
}

function benefit(topic: Topic, title: string, text: string): BenefitCard {
  return { topic, title, text, figure: trialCount(topic), trials: evidence[topic].trials };
}

export const howToChoose = {
  heading: 'How to Choose',
  lead: 'Four steps that work in any shop.',
  steps: [
    {
      title: 'Settle on a dose',
      text: 'Start with 4-6 mg a day. In 2020 the European Food Safety Authority assessed 8 mg a day from supplements as safe for adults; 12 mg softgels go beyond that.',
    },
    {
      title: 'Check the source',
      text: 'Look for Haematococcus pluvialis in the ingredients, the alga behind most human trials. A country name says little about quality.',
    },
    {
      title: 'Look for oil and a lab certificate',
      text: 'Astaxanthin dissolves in fat, so a softgel with oil makes sense. Ask for an outside laboratory’s certificate for the batch.',
    },
    {
      title: 'Compare the real price',
      text: 'Count the milligrams in the whole bottle and work out a month at your dose. The strongest product is not the best by default.',
    },
  ],
} as const;

export const newsletter = {
  heading: 'New studies, read for you',
  text: 'One short email when a new trial is published or a product in the comparison changes. Nothing else.',
  label: 'Email address',
  placeholder: 'you@example.com',
  button: 'Subscribe',
  note: [
    'We use your address for this email only. You can unsubscribe any time with one click. More in the ',
    { text: 'privacy policy', href: '/privacy-policy' },
    '.',
  ],
  /** While the site sends no mail. */
  waitingNote: [
    'The newsletter has not begun yet. We keep your address until it does, and use it for nothing else. To be taken off the list, ',
    { text: 'write to us', href: '/contact' },
    ' from that address. More in the ',
    { text: 'privacy policy', href: '/privacy-policy' },
    '.',
  ],
} as const;
