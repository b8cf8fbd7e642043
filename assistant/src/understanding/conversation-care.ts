import { MAX_MESSAGE_LENGTH } from '@astaguide/contracts/chat/chat-rules';
import { patternOf } from './lexicon';
import { readData } from '../data';
import type { History } from './plan';
import type { Question } from './question';
import { findTopicsOfBoth, type CareTopic } from './care-topics';
import { type UrgentTopic } from './care/said-topics';
import { findSaidTopics } from './care/find-care';

/** A turn of the conversation with its care topics. */
export type TurnWithCare = History[number] & { care: readonly CareTopic[] };

/** Says that a question is about a person, in all languages. */
const personal = patternOf(readData<{ personal: string }>('care/speech.json').personal);

/**
 * Finds the care topics in the turns. A high dose is not detected here, so that asking about one once has no lasting
 * effect.
 *
 * @param read returns the words of a text, folded and corrected
 * @param repliedTopics the urgent topics that an answer of the assistant replied to
 */
export function readCare(
  history: History,
  read: (text: string) => readonly string[],
  repliedTopics: (answer: string) => readonly UrgentTopic[],
): TurnWithCare[] {
  return history.map((turn) => {
    if (turn.role !== 'user') return { ...turn, care: repliedTopics(turn.content) };
    // No visitor's message can be longer.
    const content = turn.content.slice(0, MAX_MESSAGE_LENGTH);
    return { ...turn, care: findTopicsOfBoth(content, read(content)) };
  });
}

/**
 * The conversation without the turns that have care topics, and without the answers to them, even if the question
 * itself is no longer part of the history.
 */
export function withoutCare(turns: readonly TurnWithCare[]): History {
  // If an answer comes before the first remaining question, its own words decide.
  let isAnswerToCare: boolean | undefined;
  return turns
    .filter(({ role, content, care }) => {
      if (role === 'user') return !(isAnswerToCare = care.length > 0);
      return !(isAnswerToCare ?? findSaidTopics(content).length > 0);
    })
    .map(({ role, content }) => ({ role, content }));
}

/** What a question about a dose, and one that chooses a product, asks. */
const doses =
  /^(?:subject\.(?:dose\w*|tiers|tooMuch|efsa|safety|when|missed|firstMonth)|field\.(?:howToTake|potency))$/;
const choices = /^catalog\.(?:recommend|strongest|weakest|bestRated|cheapest)$/;
/** What a person with a care topic may ask about the shop, the catalog and the site like any other. */
const plainMatters =
  /^(?:manners\.(?:thanks|farewell|greeting)|field\.(?:price|perDay|perMg|coupon|stock|buy|source|rating|score|rank|brand|tests|measured)$|catalog\.(?!recommend|strongest|weakest|bestRated)|subject\.(?!dose|tiers|tooMuch|efsa|safety|when|missed|firstMonth|sideEffects|together|absorption))/;
/** The share of intents from which they count. */
const LIKELY = 0.45;
const SURE = 0.6;
const VERY_SURE = 0.8;

/**
 * Whether a question returns to an earlier care topic: 'but 4 mg should be fine?' after 'I am pregnant'.
 *
 * @param before earlier care topics, none of them urgent
 */
export function asksAgain(
  { intents, folded, words, named }: Question,
  before: readonly CareTopic[],
): boolean {
  if (before.length === 0) return false;
  if (intents.sumOf(doses) > LIKELY) return true;
  if (intents.sumOf(choices) > LIKELY && personal.test(folded)) return true;
  const [intent, share] = intents.likeliest('');
  const isShort =
    words.length <= 4 && named.length === 0 && !/^(?:what|which|how|who|where|when|why)\b/.test(folded);
  // 'Only one?'
  const isCurt = words.length <= 2 && !intent.startsWith('manners.');
  const isPlain =
    plainMatters.test(intent) &&
    intents.sumOf(plainMatters) > LIKELY &&
    !(isShort && (isCurt || share < VERY_SURE));
  // Whatever else it may be, it may be about taking it.
  return !isPlain && intents.of('none') < SURE;
}
