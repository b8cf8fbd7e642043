import { readData } from '../../data';
import { languages, plausibleLanguages, sureLanguageOf, type Language } from '../words/words';
import { careWordsOf, type CareWord } from './care-words';
import {
  denialsOf,
  deniedOverdose,
  deniedWords,
  isOfFacts,
  isOfStudies,
  pastWords,
  wordsOfWork,
} from './denials';
import { Reading, readRule, ruleSetOf, stemsIn, type Groups, type Rule, type RuleSet } from './rules';
import { saidTopics, type SaidTopic } from './said-topics';
import { StemFinder } from './stem-finder';
import { medicineNames } from './word-kinds';

/** The rules of a language, or those that every language has. */
interface RuleFile {
  groups: Groups;
  rules: Partial<Record<SaidTopic, readonly string[]>>;
  /** Idioms that contain care words but are harmless. They are removed before the rules run. */
  harmless?: readonly string[];
  /** Numbers that are neither a count of capsules nor an age: '25 weeks'. The number alone is removed. */
  measures?: readonly string[];
  /** What only mentions whom a topic is about: 'my kids are at school'. It is removed for that topic alone. */
  mentions?: Partial<Record<SaidTopic, readonly string[]>>;
  /** What is of no care topic, and what people may say that they do not have: 'no allergies'. */
  denied?: readonly string[];
}

/** Topics that a message can deny. Whoever speaks of danger is believed. */
const deniable: readonly SaidTopic[] = ['pregnancy', 'medicines', 'surgery', 'illness'];
/** Of these, topics that are of no account once they are past. An illness may come back. */
const passing: readonly SaidTopic[] = ['pregnancy', 'medicines', 'surgery'];
/** Topics that what is denied does not point to: 'not expecting a baby' is not about children. */
const affirmable: readonly SaidTopic[] = [...deniable, 'children'];

/** Topics that trials are about too. */
const studiable: readonly SaidTopic[] = [...affirmable, 'animals'];

/** What a message in one language is read with. */
interface CareRules {
  topics: readonly { topic: SaidTopic; rules: RuleSet; mentions: RuleSet }[];
  deniable: RuleSet;
  idioms: RuleSet;
  measures: RuleSet;
}

const common = readData<RuleFile>('care/common.json');
const allRules: Rule[] = [];
const rulesOf = new Map(languages.map((language) => [language, readLanguage(language)] as const));
const stems = new StemFinder(stemsIn(allRules));

function readLanguage(language: Language): CareRules {
  const own = readData<RuleFile>(`care/${language}.json`);
  const groups = mergeGroups({ ...common.groups, MEDICINE: medicineNames.join(' ') }, own.groups);
  const read = (lines: readonly string[] = []) => {
    const rules = lines.map((line) => readRule(line, groups));
    allRules.push(...rules);
    return rules;
  };
  const topics = saidTopics.map(
    (topic) => [topic, [...read(common.rules[topic]), ...read(own.rules[topic])]] as const,
  );
  return {
    topics: topics.map(([topic, rules]) => ({
      topic,
      rules: ruleSetOf(rules),
      mentions: ruleSetOf([...read(common.mentions?.[topic]), ...read(own.mentions?.[topic])]),
    })),
    deniable: ruleSetOf([
      ...topics.flatMap(([topic, rules]) => (deniable.includes(topic) ? rules : [])),
      ...read(own.denied),
    ]),
    idioms: ruleSetOf([...read(common.harmless), ...read(own.harmless)]),
    measures: ruleSetOf(read(common.measures)),
  };
}

function mergeGroups(one: Groups, other: Groups): Groups {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const wordsOf = (name: string) => [one[name], other[name]].filter(Boolean).join(' ');
  return Object.fromEntries([...names].map((name) => [name, wordsOf(name)]));
}

/**
 * Finds the care topics in a message as written, by the rules of its language; of each that it may be in, where that is
 * not clear. For the syntax of the rules, see `readRule`.
 */
export function findSaidTopics(text: string): SaidTopic[] {
  // The words on both sides must not come together.
  const words = careWordsOf(text.replace(deniedOverdose, (denial) => denial.replace(/[^ ]+/g, '_')));
  const whole = Reading.of(words, stems);
  const found = new Set(languagesOf(words).flatMap((language) => topicsIn(language, words, whole)));
  return saidTopics.filter((topic) => found.has(topic));
}

/**
 * Whether a message only names an illness beside a question that is answered for anybody, with the advice to ask a doctor.
 *
 * @param topics of the message
 */
export function isAdviceEnough(text: string, topics: readonly SaidTopic[]): boolean {
  return topics.every((topic) => topic === 'illness') && isOfFacts(careWordsOf(text));
}

/**
 * The words of an English message without those that its rules know to be of no care: figures of speech, what is denied,
 * past, somebody's work, and only mentioned; and whether there are such words. None of a message that asks what was studied,
 * or of one in another language.
 */
export function openWordsOf(text: string): { open: string[]; isPartlyClosed: boolean } {
  const words = careWordsOf(text);
  const texts = words.map((word) => word.text);
  if (sureLanguageOf(texts) !== 'en' || isOfStudies(words)) return { open: [], isPartlyClosed: false };
  const rules = rulesOf.get('en')!;
  const whole = Reading.of(words, stems);
  const reading = withoutIdioms('en', words, whole);
  const care = reading.matched(rules.deniable);
  const denied = deniedWords(words, care);
  const closed = [
    whole.matched(rules.idioms),
    wordsOfWork(words),
    denialsOf(words, denied),
    pastWords(words, care),
    ...rules.topics.map(({ mentions }) => reading.matched(mentions)),
  ];
  const open = texts.filter((_, at) => !closed.some((positions) => positions.has(at)));
  return { open, isPartlyClosed: open.length < texts.length };
}

function withoutIdioms(language: Language, words: readonly CareWord[], whole: Reading): Reading {
  const rules = rulesOf.get(language)!;
  return whole
    .without(whole.matched(rules.idioms))
    .without(whole.begun(rules.measures))
    .without(language === 'en' ? wordsOfWork(words) : new Set());
}

function topicsIn(language: Language, words: readonly CareWord[], whole: Reading): SaidTopic[] {
  const rules = rulesOf.get(language)!;
  const reading = withoutIdioms(language, words, whole);
  const care = reading.matched(rules.deniable);
  const affirmed = reading.without(deniedWords(words, care));
  const present = affirmed.without(pastWords(words, care));
  const medicines = rules.topics.find(({ topic }) => topic === 'medicines')!;
  // What was taken for an illness is as past as the medicine: 'used to take blood pressure pills'.
  const lasting = affirmed.without(pastWords(words, reading.matched(medicines.rules)));
  const said = rules.topics.filter(({ topic, rules: own, mentions }) => {
    const read = passing.includes(topic)
      ? present
      : topic === 'illness'
        ? lasting
        : affirmable.includes(topic)
          ? affirmed
          : reading;
    return read.without(read.matched(mentions)).holdsAny(own);
  });
  const studied = language === 'en' && isOfStudies(words) ? studiable : [];
  const found = said.map(({ topic }) => topic).filter((topic) => !studied.includes(topic));
  if (!found.includes('overdose') || !found.includes('animals') || found.includes('children')) return found;
  // What an animal ate is nobody's overdose, unless somebody else ate some too.
  const { rules: ofAnimals } = said.find(({ topic }) => topic === 'animals')!;
  const { rules: ofOverdose } = said.find(({ topic }) => topic === 'overdose')!;
  const isOfPerson = reading.without(reading.matched(ofAnimals)).holdsAny(ofOverdose);
  return found.filter((topic) => topic !== 'overdose' || isOfPerson);
}

const languagesOf = (words: readonly CareWord[]) => plausibleLanguages(words.map(({ text }) => text));

/**
 * The positions of the words of a text that deny a care topic: 'I am (not pregnant), which one for skin'.
 *
 * @param texts words, folded
 */
export function deniedParts(texts: readonly string[]): Set<number> {
  const words = texts.map((text): CareWord => ({ text, isLast: false, endsClause: false }));
  const reading = Reading.of(words, stems);
  const [language = 'en'] = languagesOf(words);
  return denialsOf(words, deniedWords(words, reading.matched(rulesOf.get(language)!.deniable)));
}
