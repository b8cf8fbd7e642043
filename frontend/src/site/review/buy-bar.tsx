import { perDayText } from '../../lib/catalog/product-texts';
import type { Product } from '@astaguide/contracts/catalog/product';
import { useEffect, useState } from 'react';
import { formatPrice } from '../../lib/format';
import { BottomBar } from '../../ui/layers/bottom-bar';
import { BuyButton } from '../../ui/product/buy-link';
import { ProductPicture } from '../../ui/product/product-picture';
import { CompareLink } from './compare-link';

/** Id of the price and the buy link at the top of a review. */
export const BUY_ID = 'buy';

/** Price and buy link at the bottom of the screen: on a phone always, elsewhere once those at the top are out of view. */
export function BuyBar({ product }: { product: Product }) {
  const { name, imageUrl, price, inStock } = product;
  const isShown = useIsOutOfView(BUY_ID);
  const perDay = perDayText(product);
  return (
    <BottomBar className={isShown ? undefined : 'md:hidden'}>
      <div role="group" aria-label="Buy" className="page-width flex items-center gap-3 py-2.5 md:gap-5">
        <ProductPicture src={imageUrl} name="" className="w-11 shrink-0 rounded-sm max-md:hidden" />
        <p className="min-w-0 flex-1 text-sm leading-tight">
          <span className="block truncate font-medium">{name}</span>
          <span className="block truncate text-muted tabular-nums">
            <span className="font-semibold text-ink">{formatPrice(price)}</span>
            {perDay && ` · ${perDay} a day`}
            {!inStock && ' · out of stock'}
          </span>
        </p>
        <CompareLink product={product} className="min-w-0 max-lg:hidden" />
        <BuyButton product={product} linkPlacement="review" className="shrink-0" />
      </div>
    </BottomBar>
  );
}

/** Whether an element has been scrolled out of the window; false until that is known. */
function useIsOutOfView(id: string): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setIsOut(entry?.isIntersecting === false));
    const element = document.getElementById(id);
    if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isOut;
}
