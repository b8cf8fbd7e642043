import { careWordsOf } from './care-words';
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

const topics = Object.entries({
  crisis,
  emergency,
  overdose,
  pregnancy,
  medicines,
  surgery,
  children,
  illness,
}).map(([topic, text]) => [topic as SaidTopic, readRules(text, groups)] as const);
const idioms = readRules(harmless, groups);
const stems = new StemFinder(stemsIn([...idioms, ...topics.flatMap(([, rules]) => rules)]));
const topicRules = topics.map(([topic, rules]) => [topic, ruleSetOf(rules)] as const);
const idiomRules = ruleSetOf(idioms);

/** Care topics that are detected by words alone, the most serious first. */
export type SaidTopic =
  'crisis' | 'emergency' | 'overdose' | 'pregnancy' | 'medicines' | 'surgery' | 'children' | 'illness';

/** Finds the care topics in a message as written. For the syntax of the rules, see `readRules`. */
export function findSaidTopics(text: string): SaidTopic[] {
  const reading = Reading.of(careWordsOf(text), stems).without(idiomRules);
  return topicRules.filter(([, rules]) => reading.holdsAny(rules)).map(([topic]) => topic);
}
