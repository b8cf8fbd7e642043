import { isAboutTaking, isUrgent, type CareTopic } from './care-topics';
import type { Concept } from './lexicon';
import type { Question } from './understand';

/** Questions about the shop, which a person with a care topic may ask too. */
const shopMatters: readonly Concept[] = [
  'price',
  'cheap',
  'dear',
  'coupon',
  'stock',
  'shipping',
  'returns',
  'newsletter',
  'privacy',
  'contact',
  'operator',
  'money',
  'ranking',
  'terms',
  'source',
];
/** Concepts that make a question one about astaxanthin, the catalog or the site. Other words are used for much else. */
const plainMatters: readonly Concept[] = [
  ...shopMatters,
  'astaxanthin',
  'sideEffects',
  'work',
  'synthetic',
  'food',
  'label',
  'study',
  'reviews',
  'rating',
  'compare',
  'features',
  'benefits',
  'brands',
  'maker',
];
const doses: readonly Concept[] = ['amount', 'tooMuch', 'safety', 'meal'];
const choices: readonly Concept[] = ['best', 'strongest', 'weakest', 'buy', 'bestRated'];
const manners: readonly Concept[] = ['greeting', 'thanks', 'farewell'];
const personal =
  /\b(?:i|im|me|my|we|us|our|he|she|him|her|they|them|it|ich|mir|mich|mein\w*|wir|uns|er|sie|ihr|ihm|yo|mi|nos|el|ella|ik|mij|mijn|ons|hij|zij|ja|mnie|moj\w*)\b/;

/**
 * Whether a question returns to an earlier care topic: 'but 4 mg should be fine?' after 'I am pregnant'. After an
 * urgent topic, only plain questions about the site or astaxanthin do not.
 *
 * @param before earlier care topics
 */
export function asksAgain(
  { concepts, folded, milligrams, named, goesOn, pointsBack }: Question,
  before: readonly CareTopic[],
): boolean {
  const is = (some: readonly Concept[]) => some.some((concept) => concepts.has(concept));
  const isOnNothing = named.length === 0 && !is(plainMatters);
  if (is(doses)) return true;
  if (milligrams.length > 0 && named.length === 0 && !is(shopMatters)) return true;
  if (isUrgent(before))
    return isOnNothing || is(choices) || is(manners) || (isAboutTaking(folded) && !is(shopMatters));
  if (is(shopMatters)) return false;
  if (is(choices) && personal.test(folded)) return true;
  return isAboutTaking(folded) || (isOnNothing && (goesOn || pointsBack));
}
