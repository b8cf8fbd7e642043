import type { Product } from '@astaguide/contracts/product';
import type { CareTopic } from '../understanding/care-topics';
import { answerOf, reviewOf, type Answer } from './answer';
import { question } from './knowledge-answers';
import type { Phrases } from './phrases/phrases';
import { lines } from './product-answers';

/** The question of the FAQ with the facts on each. */
const facts: Record<CareTopic, readonly string[]> = {
  emergency: ['side-effects'],
  pregnancy: ['pregnancy-children'],
  medicines: ['medicines'],
  children: ['pregnancy-children'],
  illness: ['is-it-safe'],
  highDose: ['too-much'],
};

/**
 * The fixed reply to a question of health, with the facts the site has beside it. It stands whatever else is
 * asked.
 *
 * @param topics at least one
 * @param products those the question names
 */
export function answerWithCare(
  topics: readonly CareTopic[],
  products: readonly Product[],
  phrases: Phrases,
): Answer {
  const isEmergency = topics.includes('emergency');
  const shown = isEmergency ? (['emergency'] as const) : topics;
  const pieces = [...new Set(shown.flatMap((topic) => facts[topic]))].map(question);
  const safety = question('is-it-safe');
  const texts = pieces.map(({ text }) => text);
  return answerOf(
    [
      ...shown.map((topic) => phrases.care[topic]),
      ...(isEmergency ? [] : [phrases.quoted, ...texts]),
      isEmergency ? '' : phrases.aboveAssessed,
      isEmergency ? '' : lines(products, phrases),
      phrases.noAdvice,
    ],
    [...pieces.map(({ source }) => source), safety.source, ...products.map(reviewOf)],
    { products, quotes: texts, careful: true },
  );
}
