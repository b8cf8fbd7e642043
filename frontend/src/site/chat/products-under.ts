import { suggestedProducts } from '@astaguide/contracts/chat/chat-rules';
import type { ProductSummary } from '../../api/products';
import { failure, greeting, type ChatTurn } from './chat-turn';

/** What the widget says itself: it is about no product, also where it was stored without saying so. */
const fixed = new Set([greeting.content, failure.content]);

/**
 * The products under a message: those it says it is about, in that order. One that does not say is searched for
 * them.
 */
export function productsUnder(
  { content, products: ids }: ChatTurn,
  catalog: readonly ProductSummary[],
): readonly ProductSummary[] {
  if (ids) return ids.flatMap((id) => catalog.find((product) => product.id === id) ?? []);
  return fixed.has(content) ? [] : suggestedProducts(catalog, content);
}
