import { articleList } from '@astaguide/content/articles';
import { doseGuidance, heroStats, medicalDisclaimer, onset, shippingClaim } from '@astaguide/content/claims';
import { getAnswer, type Passage } from '@astaguide/content/passages';
import { plainText } from '@astaguide/content/plain-text';
import { recordPath } from '@astaguide/content/studies/citation';
import { studiesPage } from '@astaguide/content/studies/studies-page';
import { evidence, type Topic } from '@astaguide/content/studies/evidence';
import { wordsOf } from '../fold';
import type { PassageSearch } from '../passages/passage-search';
import { authors } from '../understanding/intent-features';
import { passagesOfSubjects, type Intent, type IntentShares } from '../understanding/intents';
import { goals, type Goal } from '../understanding/lexicon';
import { searchWords } from '../understanding/clauses';
import { asking } from '../understanding/asking';
import type { Plan } from '../understanding/plan';
import { answerOf, asList, type Answer, type Source } from './answer';
import { say } from './sentences';

/**
 * What a passage is worth as an answer: weights of how likely its subject is asked, of how likely any of the site's
 * subjects is, of its cover and its score.
 */
const SUBJECT = 0.55;
const ABOUT = 0.25;
const COVER = 0.55;
const SCORE = 0.2;
/** How much the share of the likeliest subject counts against passages that are not on it. */
const OFF_SUBJECT = 0.2;
/** How much the share of 'none' counts against every passage. */
const NONE = 0.56;
/** How much a word of another subject counts against passages without it, and what cover counts where no word tells. */
const ALIEN = 0.8;
const STRANGE = 0.1;
/** How much it counts that a study is one of the trials on what is asked. */
const TRIAL = 0.3;
/** The same of a study whose author is named. */
const CITED = 0.6;
/** The share of intents without fields is no smaller. */
const MIN_REST = 0.25;
const UNASKED = 0.3;
/** What the words of a question tell together from which their cover counts in full. */
const TELLING = 6;
/** Least value of a passage that is quoted. */
const ENOUGH = 0.5;
/** Of the best value, what a passage needs to be quoted too. */
const AS_GOOD = 0.8;
/** Maximum number of passages that are quoted, and of their characters together. */
const MAX_QUOTED = 3;
const MAX_LENGTH = 1000;
/** Subjects less likely than this do not count. */
const UNLIKELY = 0.08;
/** Pages to suggest if no answer is found. */
export const startingPoints: readonly Source[] = [
  { title: 'What is astaxanthin?', url: '/what-is-astaxanthin' },
  { title: 'Astaxanthin Supplement Comparison', url: '/comparison' },
  { title: 'Frequently asked questions', url: '/faq' },
  { title: articleList.heading, url: articleList.path },
];

const dosePassage = (goal: keyof typeof doseGuidance, url: string): Passage => ({
  url,
  title: doseGuidance[goal].goal,
  heading: `How much for ${goal}`,
  text: `A common suggestion for ${goal} is ${doseGuidance[goal].range} a day. ${plainText(doseGuidance[goal].basis)}`,
});
/** Texts that are put together from claims. */
const claims: Readonly<Record<string, Passage>> = {
  shipping: {
    url: '/terms-of-service#products-and-prices',
    title: 'Terms of Service',
    heading: 'Shipping and returns',
    text: `${shippingClaim.text}. ${plainText(shippingClaim.basis)}`,
  },
  // The site gives both durations, because neither is proven.
  onset: {
    url: '/beginners-guide#first-month',
    title: 'Beginner’s guide to astaxanthin',
    heading: 'Your first month',
    text: `Where these come from: ${[onset.early, onset.late].map(({ text, basis }) => `${text}: ${plainText(basis)}`).join(' ')}`,
  },
  numbers: {
    url: '/',
    title: 'Home',
    heading: 'Numbers of this site',
    text: heroStats.map(({ text, basis }) => `${text}: ${plainText(basis)}`).join(' '),
  },
  fda: {
    url: '/terms-of-service#medical-disclaimer',
    title: 'Terms of Service',
    heading: '3. Medical Disclaimer',
    text: medicalDisclaimer,
  },
  'dose-athletes': dosePassage('athletes', '/athletic-performance-guide#dose'),
  'dose-eyes': dosePassage('eyes', '/eye-health-guide#dose'),
  'dose-skin': dosePassage('skin', '/skin-health-guide#dose'),
};

/**
 * The passages of a reference: 'faq' with a question's id, 'claim' with its name, or the address of a page or section,
 * with the id of a block the heading of its part or a part of its text if it is not all of it.
 */
export function passagesAt(reference: string, texts: PassageSearch): readonly Passage[] {
  const [place, id] = reference.split(/ (.*)/) as [string, string?];
  if (place === 'faq') return [getAnswer(id!)];
  if (place === 'claim') return claims[id!] ? [claims[id!]!] : [];
  const found = texts.at(place);
  if (id === undefined) return found;
  const named = found.filter(({ blockIds }) => blockIds?.includes(id));
  return named.length > 0 ? named : found.filter(({ heading, text }) => heading === id || text.includes(id));
}

interface Valued {
  passage: Passage;
  value: number;
}

/** Answers from the passages that are worth most; says that nothing was found if none is worth enough. */
export function answerFromTexts(plan: Plan, texts: PassageSearch, least = ENOUGH): Answer {
  const ranked = rankPassages(plan, texts);
  const [best] = ranked;
  if (!best || best.value < least) return answerNothing(ranked);
  const good = ranked
    .filter(({ value }) => value >= Math.max(ENOUGH, AS_GOOD * best.value))
    .slice(0, MAX_QUOTED);
  const passages = good.map(({ passage }) => passage);
  const lengthUpTo = (at: number) =>
    passages.slice(0, at + 1).reduce((sum, { text }) => sum + text.length, 0);
  const quoted = passages.filter((_, at) => at === 0 || lengthUpTo(at) <= MAX_LENGTH);
  const quotes = quoted.map(({ text }) => text);
  return answerOf(quotes, quoted.map(sourceOf), { quotes });
}

/** How well the passages answer a question, the best first: the whole of it, or one of its clauses. */
export function rankPassages(plan: Plan, texts: PassageSearch): Valued[] {
  const { question, search } = plan;
  const values = new Map<string, Valued>();
  const add = (passage: Passage, value: number) => {
    const key = `${passage.url}\n${passage.text}`;
    const known = values.get(key);
    if (!known || known.value < value) values.set(key, { passage, value });
  };
  const clauses = question.clauses.filter(({ isRemark }) => !isRemark);
  const parts = [
    { search, intents: question.intents },
    ...(question.clauses.length > 1
      ? clauses.map(({ words, intents }) => ({ search: searchWords(words), intents }))
      : []),
  ];
  for (const part of parts) valuePassages(part, plan, texts, add);
  return [...values.values()].toSorted((one, other) => other.value - one.value);
}

function valuePassages(
  { search, intents }: { search: readonly string[]; intents: IntentShares },
  { question, products }: Plan,
  texts: PassageSearch,
  add: (passage: Passage, value: number) => void,
): void {
  const known = question.isEnglish ? search : [];
  const found = texts.find(
    known,
    products.map(({ id }) => id),
  );
  // Common words tell little by themselves: 'three capsules at once'.
  const telling = Math.min(1, texts.weights.sumOf(known) / TELLING);
  const worthOf = (cover: number) => telling * COVER * cover + (1 - telling) * UNASKED;
  const ofFound = new Map(
    found.map((one) => [one.passage as Passage, worthOf(one.cover) + telling * SCORE * one.score]),
  );
  const strange =
    search.filter((word) => question.unknown.includes(word)).length / Math.max(1, search.length);
  const against = NONE * intents.of('none') + (question.isEnglish ? STRANGE * strange : 0);
  // Where no product is named, nothing asks for a field of one.
  const isOfSubstance = products.length === 0;
  const scale = isOfSubstance ? 1 / Math.max(MIN_REST, 1 - intents.sumOf(/^field/)) : 1;
  const about = ABOUT * Math.min(1, intents.sumOf(/^subject/) * scale);
  let surest = 0;
  const ofSubjects = new Map<Passage, number>();
  for (const [subject, references] of passagesOfSubjects) {
    const asField = isOfSubstance ? (asking.subjectAskedAs[subject] ?? []) : [];
    const share = Math.min(
      1,
      intents.of(subject) * scale + asField.reduce((sum, field) => sum + intents.of(field), 0),
    );
    if (share < UNLIKELY) continue;
    surest = Math.max(surest, share);
    for (const [place, reference] of references.entries())
      for (const [nth, passage] of passagesAt(reference, texts).entries()) {
        const worth = SUBJECT * share * (1 - 0.12 * place - 0.01 * Math.min(nth, 5));
        ofSubjects.set(passage, (ofSubjects.get(passage) ?? 0) + worth);
      }
  }
  // 'How many people were in the eye trial?'
  const topic = question.goal && (goals[question.goal]!.record as Topic | undefined);
  for (const key of topic ? evidence[topic].trials : [])
    for (const passage of texts.at(recordPath(key)))
      ofSubjects.set(passage, (ofSubjects.get(passage) ?? 0) + TRIAL * intents.of('subject.studyDetails'));
  // 'Spiller and Dewell, who paid for that one?'
  const cited = search.filter((word) => authors.has(word));
  for (const passage of new Set([...ofFound.keys(), ...ofSubjects.keys()])) {
    const covering = ofFound.get(passage) ?? worthOf(known.length > 0 ? texts.coverOf(known, passage) : 0);
    const isOfElse = question.foreign.some((word) => texts.coverOf([word], passage) === 0);
    const own = ofSubjects.get(passage);
    const isCited =
      passage.url.startsWith(studiesPage.path) &&
      wordsOf(passage.heading).some((word) => cited.includes(word));
    const value = covering + (own ?? -OFF_SUBJECT * surest) + about - against + (isCited ? CITED : 0);
    add(passage, isOfElse ? value - ALIEN : value);
  }
}

/** The trial results on a goal in one sentence, with their page; undefined if there are none. */
export function verdictOn(goal: Goal): { text: string; source: Source } | undefined {
  const { record, trialPage } = goals[goal]!;
  return record && trialPage ? { text: evidence[record as Topic].verdict, source: trialPage } : undefined;
}

/** An answer that quotes a passage. */
export function quote(passage: Passage): Answer {
  return answerOf([passage.text], [sourceOf(passage)], { quotes: [passage.text] });
}

/** A passage as a source. */
export function sourceOf({ title, heading, url }: Passage): Source {
  return { title: heading === title ? title : `${title}: ${heading}`, url };
}

/** Replies to greetings and the like. */
export function answerManners(intent: Intent): Answer {
  return answerOf([say(intent.split('.')[1]!)], startingPoints.slice(0, 3), { isFromMaterial: false });
}

/** Says that no answer was found, and suggests the nearest passages. */
export function answerNothing(ranked: readonly Valued[]): Answer {
  const near = uniqueSources(
    ranked.filter(({ value }) => value > ENOUGH / 2).map(({ passage }) => sourceOf(passage)),
  ).slice(0, 3);
  const sources = near.length > 0 ? near : startingPoints;
  return answerOf(
    [say('unknown'), say('nearest', { titles: asList(sources.map(({ title }) => title)) })],
    sources,
    {
      answered: false,
    },
  );
}

function uniqueSources(sources: readonly Source[]): Source[] {
  return [...new Map(sources.map((source) => [source.title, source])).values()];
}
