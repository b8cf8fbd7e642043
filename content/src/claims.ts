import type { Inline, RichText } from './blocks';

/** A fixed claim of the site, and its basis. */
export interface Claim {
  text: string;
  basis: RichText;
}

export const shippingClaim: Claim = {
  text: 'Free shipping • 30-day returns • Best price guaranteed',
  basis:
    'These are terms of the retailers, who sell, ship and take back. They differ by shop, country and order, so check them there before you buy.',
};

export const heroStats: readonly Claim[] = [
  {
    text: '50+ products reviewed',
    basis: 'Provided by the site owner. The comparison lists the products that made the ranking.',
  },
  {
    text: '100K+ monthly readers',
    basis: 'Provided by the site owner. Not a live count.',
  },
  {
    text: '24/7 support',
    basis: 'The assistant on every page answers at any hour. It gives no medical advice.',
  },
];

/** The product that articles recommend. */
export const promo = {
  name: 'Hawaiian 12mg',
  rating: '4.8',
  reviewCount: 2847,
  price: '29.99',
  shipping: 'Free shipping with 30-day returns',
  basis:
    'Rating, number of reviews and price as listed in the catalog. A 12 mg serving is above the 8 mg a day that EFSA assessed.',
} as const;

export const readTime = '5 min read';

export interface PotencyClaim {
  against: string;
  figure: string;
  basis: RichText;
}

/** How much faster astaxanthin quenches singlet oxygen in a laboratory; always shown with `potencyNote`. */
export const potencyClaims: readonly PotencyClaim[] = [
  {
    against: 'Vitamin C',
    figure: '6000x',
    basis: ['A test-tube comparison of one reaction ', { cite: 'nishida-2007' }, '.'],
  },
  {
    against: 'CoQ10',
    figure: '800x',
    basis: ['From the same test-tube comparison ', { cite: 'nishida-2007' }, '.'],
  },
  {
    against: 'Vitamin E',
    figure: '550x',
    basis:
      'Quoted widely together with the other two, but laboratories have reported very different ratios for vitamin E. It is the least certain of the three.',
  },
];

export const potencyNote: readonly Inline[] = [
  'Such figures compare how fast substances quench singlet oxygen in a test tube. Those for vitamin C and CoQ10 go back to one paper, sponsored by a producer of astaxanthin ',
  { cite: 'nishida-2007' },
  '. They describe one reaction under laboratory conditions, not an effect in people: a softgel does not do the work of 6000 vitamin C tablets, and astaxanthin does not replace a vitamin.',
];

export const efsaNote =
  'In 2020 the European Food Safety Authority assessed 8 mg a day from supplements as safe for adults';

/** The EFSA note, shown near every dose. */
export const efsaText: readonly Inline[] = [
  `${efsaNote} `,
  { cite: 'efsa-2020' },
  '. Higher doses are not shown to be harmful, but they are above what was assessed: the acceptable daily intake behind the opinion is 0.2 mg per kilogram of body weight from all sources, which 12 mg alone reaches at 60 kg and 16 mg at 80 kg. Talk to a doctor before you go above 8 mg.',
];

export interface DoseTier {
  name: string;
  range: string;
  text: string;
}

/** Dose tiers as used in the market; always shown with `efsaText`. */
export const doseTiers: readonly DoseTier[] = [
  {
    name: 'Starter',
    range: '4-6 mg',
    text: 'Within the range that most trials cited here used, and below the level EFSA assessed. A sensible place to begin, and for many people to stay.',
  },
  {
    name: 'Standard',
    range: '8-12 mg',
    text: 'Up to 8 mg a day is what EFSA assessed as safe for adults. From there to 12 mg you are above it; several trials used 12 mg for weeks.',
  },
  {
    name: 'Therapeutic',
    range: '12-16 mg',
    text: 'The market’s name for strong products. A supplement is not a therapy and treats no disease. These doses are above what EFSA assessed: only with a doctor’s advice.',
  },
];

export interface DoseGuidance {
  goal: string;
  range: string;
  basis: readonly Inline[];
}

/** Common recommendations and tested doses for a goal; always shown with `efsaText`. */
export const doseGuidance: Readonly<Record<'athletes' | 'eyes' | 'skin', DoseGuidance>> = {
  athletes: {
    goal: 'Athletes',
    range: '12 mg',
    basis: [
      'One cycling trial used 12 mg for a week and found a small gain ',
      { cite: 'brown-2021' },
      '. Another used 4 mg ',
      { cite: 'earnest-2011' },
      ', and the one with the highest dose, 20 mg, found none ',
      { cite: 'res-2013' },
      '.',
    ],
  },
  eyes: {
    goal: 'Eyes',
    range: '6-12 mg',
    basis: ['The trial in screen workers used 5 mg a day for four weeks ', { cite: 'nagaki-2002' }, '.'],
  },
  skin: {
    goal: 'Skin',
    range: '6/12/16 mg',
    basis: [
      'Six and 12 mg were compared with placebo over 16 weeks ',
      { cite: 'tominaga-2017' },
      ', and 4 mg was tested against UV light ',
      { cite: 'ito-2018' },
      '. None of the skin trials cited here tested 16 mg.',
    ],
  },
};

/** When a benefit may be noticed. Different pages use different answers, and neither is proven. */
export const onset = {
  early: {
    text: '2-4 weeks',
    basis: [
      'Trials on focusing ',
      { cite: 'nagaki-2002' },
      ' and cycling ',
      { cite: 'earnest-2011' },
      ' lasted four weeks.',
    ],
  },
  late: {
    text: '4-8 weeks',
    basis: ['Trials on skin measured changes after six to eight weeks ', { cite: 'tominaga-2012' }, '.'],
  },
} as const satisfies Record<string, Claim>;

/** Labels of unit prices, and how they are calculated. */
export const unitPrices = {
  perMg: {
    label: 'Cost per mg',
    basis:
      'The price of the pack divided by all the milligrams in it: its servings times the milligrams of one serving.',
    unknown: 'Unknown: the number of servings in the pack is not given.',
  },
  perDay: {
    label: 'Cost per day',
    basis: 'The price of the pack divided by its servings, at one serving a day.',
  },
  byPotency: {
    label: 'Price ÷ mg per serving',
    basis: 'It ignores pack size, so compare only packs with the same number of servings.',
  },
} as const;

export const medicalDisclaimer =
  'The information on this site is for general education. It is not medical advice and does not replace the advice of a doctor. Ask one before you take a supplement, above all if you are pregnant, nursing, ill, or on medication. Statements about supplements have not been evaluated by the Food and Drug Administration; these products are not intended to diagnose, treat, cure, or prevent any disease.';

export const affiliateDisclosure =
  'Links to retailers are affiliate links. We may earn a commission when you buy through them, at no extra cost to you.';
