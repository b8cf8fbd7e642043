import { careWordsOf } from './care-words';
import { deniedWords } from './denials';
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
const deniableRules = ruleSetOf(topics.flatMap(([topic, rules]) => (deniable.includes(topic) ? rules : [])));
const idiomRules = ruleSetOf(idioms);

/** Finds the care topics in a message as written. For the syntax of the rules, see `readRules`. */
export function findSaidTopics(text: string): SaidTopic[] {
  const words = careWordsOf(text);
  const whole = Reading.of(words, stems);
  const reading = whole.without(whole.matched(idiomRules));
  const affirmed = reading.without(deniedWords(words, reading.matched(deniableRules)));
  return topicRules
    .filter(([topic, rules]) => (deniable.includes(topic) ? affirmed : reading).holdsAny(rules))
    .map(([topic]) => topic);
}
