import type { LinkPlacement } from '@astaguide/contracts/analytics/analytics-event';
import type { ComponentProps } from 'react';
import { HtmlContent } from './html-content';
import { ProductCard } from '../product/product-card';
import { splitAtCards } from './product-cards';

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
