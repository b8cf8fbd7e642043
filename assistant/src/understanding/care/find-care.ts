import { careWordsOf, type CareWord } from './care-words';
import { deniedOverdose, deniedWords, denialsOf } from './denials';
import { groups } from './groups';
import { harmless } from './harmless';
import { Reading, readRules, ruleSetOf, stemsIn } from './rules';
import { StemFinder } from './stem-finder';
import { children } from './topics/children';
import { crisis } from './topics/crisis';
import { emergency } from './topics/emergency';
import { illness } from './topics/illness';
import { medicines } from './topics/medicines';
import { overdose } from './topics/overdose';
import { pregnancy } from './topics/pregnancy';
import { surgery } from './topics/surgery';

/** The rules of each topic, the most serious first. */
const rulesOf = { crisis, emergency, overdose, pregnancy, medicines, surgery, children, illness };
/** A care topic that is detected by words alone. */
export type SaidTopic = keyof typeof rulesOf;
/** The most serious first. */
export const saidTopics = Object.keys(rulesOf) as SaidTopic[];

const topics = saidTopics.map((topic) => [topic, readRules(rulesOf[topic], groups)] as const);
const idioms = readRules(harmless, groups);
const stems = new StemFinder(stemsIn([...idioms, ...topics.flatMap(([, rules]) => rules)]));
const topicRules = topics.map(([topic, rules]) => [topic, ruleSetOf(rules)] as const);
/** Topics that a message can deny. Whoever speaks of danger is believed. */
const deniable: readonly SaidTopic[] = ['pregnancy', 'medicines', 'surgery', 'illness'];
/** Topics that what is denied does not point to: 'not expecting a baby' is not about children. */
const affirmable: readonly SaidTopic[] = [...deniable, 'children'];
const deniableRules = ruleSetOf(topics.flatMap(([topic, rules]) => (deniable.includes(topic) ? rules : [])));
const idiomRules = ruleSetOf(idioms);

/** Finds the care topics in a message as written. For the syntax of the rules, see `readRules`. */
export function findSaidTopics(text: string): SaidTopic[] {
  // The words on both sides must not come together.
  const words = careWordsOf(text.replace(deniedOverdose, (denial) => denial.replace(/[^ ]+/g, '_')));
  const whole = Reading.of(words, stems);
  const reading = whole.without(whole.matched(idiomRules));
  const affirmed = reading.without(deniedWords(words, reading.matched(deniableRules)));
  return topicRules
    .filter(([topic, rules]) => (affirmable.includes(topic) ? affirmed : reading).holdsAny(rules))
    .map(([topic]) => topic);
}

/**
 * The positions of the words of a text that deny a care topic: 'I am (not pregnant), which one for skin'.
 *
 * @param texts words, folded
 */
export function deniedParts(texts: readonly string[]): Set<number> {
  const words = texts.map((text): CareWord => ({ text, isLast: false, endsClause: false }));
  return denialsOf(words, deniedWords(words, Reading.of(words, stems).matched(deniableRules)));
}
