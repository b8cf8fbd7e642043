import { formatPrice } from '../../lib/format';
import { BuyLink } from '../../ui/product/buy-link';

import type { ListedProduct } from './comparison-start';

/** The three best ranked products of the catalog. */
export function TopThreeBand({ products }: { products: readonly ListedProduct[] }) {
  return (
    <section aria-labelledby="top-three" className="border-y border-line bg-accent-soft">
      <div className="page-width grid items-center gap-x-12 gap-y-6 py-10 md:py-14 lg:grid-cols-[4fr_8fr]">
        <header>
          <h2 id="top-three" className="text-2xl">
            Our top three
          </h2>
          <p className="mt-2 text-sm">Affiliate links: we may earn a commission, at no extra cost to you.</p>
        </header>
        <ul className="grid gap-3 sm:grid-cols-3">
          {products.map((product, index) => (
            <li key={product.id}>
              <BuyLink
                product={product}
                linkPlacement="comparison-top-three"
                className="grid min-h-11 grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-md border border-line bg-surface px-4 py-4 text-sm hover:border-accent"
              >
                <span className="font-display text-2xl font-semibold text-accent">#{index + 1}</span>{' '}
                <span>
                  <span className="block font-semibold">{product.brand}</span>{' '}
                  <span className="text-muted tabular-nums">{formatPrice(product.price)}</span>
                </span>
              </BuyLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
