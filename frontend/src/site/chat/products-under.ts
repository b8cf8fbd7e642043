import { suggestedProducts } from '@astaguide/contracts/chat/chat-rules';
import type { ProductSummary } from '../../api/products';
import { failure, greeting, type ChatTurn } from './chat-turn';

/** The widget's own messages, which are about no product. */
const fixed = new Set([greeting.content, failure.content]);

/** The products under a message: its listed products in order; without a list, products found in its text. */
export function productsUnder(
  { content, products: ids }: ChatTurn,
  catalog: readonly ProductSummary[],
): readonly ProductSummary[] {
  if (ids) return ids.flatMap((id) => catalog.find((product) => product.id === id) ?? []);
  return fixed.has(content) ? [] : suggestedProducts(catalog, content);
}
