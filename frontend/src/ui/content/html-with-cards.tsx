import type { LinkPlacement } from '@astaguide/contracts/analytics/analytics-event';
import type { ComponentProps } from 'react';
import { HtmlContent } from './html-content';
import { ProductCard } from '../product/product-card';

type CardProduct = ComponentProps<typeof ProductCard>['product'];

interface HtmlWithCardsProps {
  html: string;
  /** The catalog; a card of a product that is not in it is not shown. */
  products: readonly CardProduct[] | undefined;
  /** The link placement of the cards' buy links. */
  linkPlacement: LinkPlacement;
}

/** The owner's HTML, with the cards of products as they are now. */
export function HtmlWithCards({ html, products = [], linkPlacement }: HtmlWithCardsProps) {
  return splitAtCards(html).map((part, place) => {
    if (typeof part === 'string') return <HtmlContent key={place} html={part} />;
    const product = products.find(({ id }) => id === part.productId);
    return (
      product && (
        <ul key={place} className="max-w-md">
          <ProductCard product={product} linkPlacement={linkPlacement} />
        </ul>
      )
    );
  });
}

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
