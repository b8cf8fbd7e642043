import type { Product } from '@astaguide/contracts/catalog/product';
import { formatPrice } from '../../lib/format';
import { BuyButton } from '../../ui/product/buy-link';

/** Price and buy link at the bottom of a phone's screen, beside the chat's button. */
export function BuyBar({ product }: { product: Product }) {
  const { name, price, inStock } = product;
  return (
    <div
      role="group"
      aria-label="Buy"
      className="sticky bottom-0 z-30 flex items-center gap-3 border-t border-edge bg-surface py-3 pr-22 pl-4 md:hidden"
    >
      <p className="min-w-0 flex-1 text-sm leading-tight">
        <span className="block truncate">{name}</span>
        <span className="font-semibold tabular-nums">{formatPrice(price)}</span>
        {!inStock && <span className="text-muted"> · out of stock</span>}
      </p>
      <BuyButton product={product} linkPlacement="review" className="shrink-0" />
    </div>
  );
}
