import type { Product } from '@astaguide/contracts/catalog/product';
import { nameKey } from './read-values';

export type NamedProduct = Pick<Product, 'id' | 'slug' | 'name' | 'brand'>;

/**
 * Finds products by their name in a report: the retailer's known name for it, then id, slug, name, and brand with name.
 * A name that two products share matches neither.
 *
 * @param aliases product ids by normalised name
 */
export function productMatcher(
  products: readonly NamedProduct[],
  aliases: ReadonlyMap<string, number>,
): (text: string | null) => number | null {
  const ids = new Map<string, number | null>();
  const add = (name: string, id: number) => {
    const key = nameKey(name);
    ids.set(key, ids.has(key) && ids.get(key) !== id ? null : id);
  };
  for (const { id, slug, name, brand } of products) {
    for (const text of new Set([String(id), slug, name, `${brand} ${name}`])) add(text, id);
  }
  return (text) => {
    if (text === null) return null;
    const key = nameKey(text);
    return aliases.get(key) ?? ids.get(key) ?? null;
  };
}
