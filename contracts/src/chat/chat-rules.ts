import type { Product } from '../catalog/product';

/** Maximum length of a message to the assistant, in characters. */
export const MAX_MESSAGE_LENGTH = 1000;

/**
 * Server-sent events of `POST /api/chat` with `Accept: text/event-stream`: any number of `delta` (`{text}`, to be
 * appended), then one `done` (a ChatResponse, which replaces all text sent before).
 */
export const chatEventNames = { delta: 'delta', done: 'done' } as const;

/** Header of an answer: the id of the stored question, by which the visitor can say whether the answer helped. */
export const QUESTION_ID_HEADER = 'x-question-id';

/** Maximum number of products per message. */
export const MAX_SUGGESTED = 3;

const NAME_POINTS = 10;
const BRAND_POINTS = 8;
const BEST_FOR_POINTS = 6;
const KEYWORD_POINTS = 3;
const AMOUNT_POINTS = 2;

const keywords = ['athletic', 'eye', 'skin', 'antioxidant', 'supplement', 'natural', 'organic'];

type SuggestableProduct = Pick<
  Product,
  'name' | 'brand' | 'bestFor' | 'potency' | 'source' | 'description' | 'features' | 'benefits' | 'keywords'
>;

/**
 * The products that a message of the assistant is about, best match first; equal matches keep their order.
 *
 * @returns at most three; none for a message that matches no product
 */
export function suggestedProducts<Suggested extends SuggestableProduct>(
  products: readonly Suggested[],
  message: string,
): Suggested[] {
  return products
    .map((product) => ({ product, points: pointsOf(product, message.toLowerCase()) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, MAX_SUGGESTED)
    .map(({ product }) => product);
}

/** @param message in lower case */
function pointsOf(product: SuggestableProduct, message: string): number {
  const mentions = (text: string) => text !== '' && message.includes(text.toLowerCase());
  const text = textOf(product);
  const inBoth = (word: string) => message.includes(word) && text.includes(word);
  return (
    (mentions(product.name) ? NAME_POINTS : 0) +
    (mentions(product.brand) ? BRAND_POINTS : 0) +
    (mentions(product.bestFor) ? BEST_FOR_POINTS : 0) +
    keywords.filter(inBoth).length * KEYWORD_POINTS +
    (inBoth('mg') ? AMOUNT_POINTS : 0)
  );
}

/** All text about a product, in lower case. */
function textOf({ features, benefits, ...product }: SuggestableProduct): string {
  const { name, brand, bestFor, potency, source, description, keywords } = product;
  return [name, brand, bestFor, potency, source, description, keywords, ...features, ...benefits]
    .join('\n')
    .toLowerCase();
}
