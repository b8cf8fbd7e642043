import { articleList } from '@astaguide/content/articles';
import { doseGuidance, onset, shippingClaim } from '@astaguide/content/claims';
import { evidence } from '@astaguide/content/studies/evidence';
import { getAnswer, sitePassages, type Passage } from '@astaguide/content/passages';
import { plainText } from '@astaguide/content/plain-text';
import type { Subject } from '../understanding/subjects';
import type { Goal } from '../understanding/words/concepts';
import { answerOf, type Answer, type Source } from './answer';
import type { Phrases } from './phrases/phrases';

/** A text with its source. */
export interface Piece {
  text: string;
  source: Source;
}

const terms = { title: 'Terms of Service', url: '/terms-of-service' };
const beginners = { title: 'Beginner’s guide to astaxanthin', url: '/beginners-guide' };

/** The site's own answers by subject. */
const answers: Record<Subject, (goal: Goal | undefined) => Piece[]> = {
  shipping: () => [shippingPiece()],
  returns: () => [shippingPiece()],
  newsletter: () => [
    section('/privacy-policy#information-collected', 'Newsletter'),
    section('/privacy-policy#rights', 'newsletter'),
  ],
  privacy: () => [
    section('/privacy-policy#information-collected', 'Chat'),
    section('/privacy-policy#cookies'),
  ],
  contact: () => [section('/privacy-policy#contact')],
  operator: () => [
    section('/terms-of-service#the-site'),
    section('/affiliate-disclosure#transparency', 'Rankings'),
    section('/privacy-policy#contact'),
  ],
  money: () => [question('who-are-you'), section('/affiliate-disclosure#effect-on-you')],
  ranking: () => [question('how-ranked')],
  terms: () => [section('/terms-of-service#the-site'), section('/terms-of-service#products-and-prices')],
  firstMonth: () => [section('/beginners-guide#first-month', 'baseline')],
  onset: onsetPieces,
  tooMuch: () => [question('too-much')],
  synthetic: () => [question('natural-or-synthetic')],
  vitamins: () => [question('stronger-than-vitamin-c')],
  dose: dosePieces,
  sideEffects: () => [question('side-effects')],
  safety: () => [question('is-it-safe')],
  when: () => [question('when-to-take')],
  food: () => [question('from-food')],
  country: () => [question('source-country')],
  label: () => [question('what-to-look-for')],
  value: () => [question('price-per-mg')],
  howItWorks: () => [
    section('/what-is-astaxanthin#how-it-works'),
    section('/what-is-astaxanthin#how-it-works', 'The step'),
  ],
  source: () => [section('/what-is-astaxanthin#where-it-comes-from')],
  whatIs: () => [question('what-is-it')],
};

/** The texts with which the site answers a subject. */
export function piecesOn(subject: Subject, goal: Goal | undefined): Piece[] {
  return answers[subject](goal);
}

/** The texts on the trials for a goal; undefined if no trial is cited on it. */
export function trialPieces(goal: Goal): Piece[] | undefined {
  const topic = evidenceTopics.find(([name]) => name === goal);
  return topic && evidencePieces(topic[0]);
}

/** The answer to a question of the FAQ. */
export function question(id: string): Piece {
  return pieceOf(getAnswer(id));
}

/** The trial results on a goal in one sentence, with their page; undefined if there are none. */
export function verdictOn(goal: Goal): Piece | undefined {
  const topic = evidenceTopics.find(([concept]) => concept === goal);
  if (!topic) return undefined;
  return { text: evidence[topic[1]].verdict, source: topic[2] };
}

/** An answer that quotes texts of the site. */
export function answerFromPieces(pieces: readonly Piece[], phrases: Phrases): Answer {
  const texts = pieces.map(({ text }) => text);
  return answerOf(
    [phrases.quoted, ...texts],
    pieces.map(({ source }) => source),
    { quotes: texts },
  );
}

const explained = { title: 'What trials in people show', url: '/what-is-astaxanthin#what-trials-show' };
const evidenceTopics = [
  ['skin', 'skin', { title: 'Astaxanthin and your skin', url: '/skin-health-guide' }],
  ['eyes', 'eyes', { title: 'Astaxanthin and your eyes', url: '/eye-health-guide' }],
  [
    'athletes',
    'endurance',
    { title: 'Astaxanthin and athletic performance', url: '/athletic-performance-guide' },
  ],
  ['immune', 'immune', explained],
  ['heart', 'heart', explained],
  ['memory', 'memory', explained],
] as const satisfies readonly (readonly [Goal, keyof typeof evidence, Source])[];

function evidencePieces(purpose: (typeof evidenceTopics)[number][0]): Piece[] {
  switch (purpose) {
    case 'skin':
      return [question('skin'), verdictOn('skin')!];
    case 'eyes':
      return [question('eyes'), verdictOn('eyes')!];
    case 'athletes':
      return [question('athletes'), verdictOn('athletes')!];
    case 'immune':
      return [section(explained.url, 'Forty-two young women')];
    case 'heart':
      return [section(explained.url, 'In 61 adults')];
    case 'memory':
      return [section(explained.url, 'within the 12 mg group')];
  }
}

function dosePieces(goal: Goal | undefined): Piece[] {
  if (goal !== 'athletes' && goal !== 'eyes' && goal !== 'skin') return [question('how-much')];
  const { range, basis } = doseGuidance[goal];
  const [, , page] = evidenceTopics.find(([concept]) => concept === goal)!;
  const text = `A common suggestion for ${goal} is ${range} a day. ${plainText(basis)}`;
  return [{ text, source: { ...page, url: `${page.url}#dose` } }, question('how-much')];
}

/** The site gives both durations, because neither is proven. */
function onsetPieces(): Piece[] {
  const early = `${onset.early.text}: ${plainText(onset.early.basis)}`;
  const late = `${onset.late.text}: ${plainText(onset.late.basis)}`;
  return [
    question('how-long'),
    {
      text: `What stands behind the two: ${early} ${late}`,
      source: { ...beginners, url: `${beginners.url}#first-month` },
    },
  ];
}

function shippingPiece(): Piece {
  return {
    text: `${shippingClaim.text}. ${plainText(shippingClaim.basis)}`,
    source: { ...terms, url: `${terms.url}#products-and-prices` },
  };
}

/** The first passage at an address that contains the words. */
function section(url: string, words = ''): Piece {
  const passage = sitePassages.find((one) => one.url === url && one.text.includes(words));
  if (!passage) throw new Error(`There is no text '${words}' at ${url}`);
  return pieceOf(passage);
}

/** A passage with its place. */
export function pieceOf({ text, title, heading, url }: Passage): Piece {
  return { text, source: { title: heading === title ? title : `${title}: ${heading}`, url } };
}

/** Pages to suggest if no answer is found. */
export const startingPoints: readonly Source[] = [
  { title: 'What is astaxanthin?', url: '/what-is-astaxanthin' },
  { title: 'Astaxanthin Supplement Comparison', url: '/comparison' },
  { title: 'Frequently asked questions', url: '/faq' },
  { title: articleList.heading, url: articleList.path },
];
