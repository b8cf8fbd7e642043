import type { Product } from '@astaguide/contracts/catalog/product';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { priceHistoryQuery } from '../../../../api/products';
import { formatPrice } from '../../../../lib/format';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { zonedDay } from '../../../lib/zoned-time';
import { BeforeAndAfterContext } from '../../../ui/contexts';
import { FirstItems } from '../../../ui/first-rows';
import { QueryPanel } from '../../../ui/query-panel';

/** The prices that a product had, newest first, each with what changed after it. */
export function ProductPrices({ product: { id, slug, name } }: { product: Product }) {
  const timeZone = useOwnerTimeZone();
  const BeforeAndAfter = useContext(BeforeAndAfterContext);
  return (
    <section aria-labelledby="product-prices" className="border-t border-line py-7">
      <h3 id="product-prices" className="mb-3 font-display text-lg font-semibold">
        Price history
      </h3>
      <QueryPanel
        query={useQuery(priceHistoryQuery(slug))}
        name="price history"
        skeleton={['h-16']}
        empty="The price has not changed yet."
        isEmpty={({ length }) => length < 2}
      >
        {(prices) => (
          <FirstItems rows={prices.toReversed()} first={5} aria-label="Prices, newest first">
            {({ since, price }, place) => {
              const before = prices[prices.length - 2 - place];
              return (
                <li
                  key={since}
                  className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2.5 text-sm first:border-t-0"
                >
                  <time dateTime={since} className="w-26 shrink-0 text-xs text-muted tabular-nums">
                    {zonedDay(since, timeZone)}
                  </time>
                  <span className="grow font-semibold tabular-nums">{formatPrice(price)}</span>
                  {before && (
                    <BeforeAndAfter
                      at={since}
                      productId={id}
                      change={`${name}: price ${formatPrice(before.price)} to ${formatPrice(price)}`}
                    />
                  )}
                </li>
              );
            }}
          </FirstItems>
        )}
      </QueryPanel>
    </section>
  );
}
