type Part = string | { productId: number };

const VOID = /^<(img|br|hr)\b/;

/**
 * Splits sanitized HTML at the cards that stand between its blocks. A card inside another element stays, where it is
 * an empty figure: a text cut there would not be whole.
 */
export function splitAtCards(html: string): Part[] {
  const parts: Part[] = [];
  let [depth, from] = [0, 0];
  for (const { 0: tag, index } of html.matchAll(/<figure data-product="\d+"><\/figure>|<\/?[a-z][^>]*>/g)) {
    const card = /^<figure data-product="(\d+)"><\/figure>$/.exec(tag);
    if (!card && !VOID.test(tag)) depth += tag.startsWith('</') ? -1 : 1;
    if (!card || depth > 0) continue;
    parts.push(html.slice(from, index), { productId: Number(card[1]) });
    from = index + tag.length;
  }
  return [...parts, html.slice(from)].filter((part) => typeof part !== 'string' || part.trim() !== '');
}

/** The ids of the products whose cards stand in sanitized HTML. */
export function productIdsInCards(html: string): ReadonlySet<number> {
  return new Set(splitAtCards(html).flatMap((part) => (typeof part === 'string' ? [] : part.productId)));
}
