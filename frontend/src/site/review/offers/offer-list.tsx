import { isBroken } from '@astaguide/contracts/catalog/affiliate-link';
import type { Product } from '@astaguide/contracts/catalog/product';
import { longDay } from '../../../lib/calendar-date';
import { formatMoney } from '../../../lib/format';
import { BuyLink } from '../../../ui/product/buy-link';

/** Other retailers of the product beside each other; nothing if there are none that work. */
export function OfferList({ product }: { product: Product }) {
  const offers = product.offers.filter(({ link }) => !isBroken(product, link));
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className="text-base font-semibold">
        Other retailers
      </h2>
      <ul className="mt-2 rounded-md border border-line bg-surface">
        {offers.map((offer) => (
          <li
            key={`${offer.retailer} ${offer.link}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2.5 text-sm last:border-0"
          >
            <span className="min-w-0">
              <span className="font-semibold">{offer.retailer}</span>
              <span className="block text-xs text-muted">{noteOf(offer)}</span>
            </span>
            <span className="flex items-center gap-4">
              {offer.price !== null && (
                <span className="font-semibold tabular-nums">{formatMoney(offer.price, offer.currency)}</span>
              )}
              <BuyLink
                product={product}
                offer={offer}
                linkPlacement="review"
                className="inline-flex min-h-11 items-center gap-1 font-semibold text-accent-strong underline-offset-4 hover:underline"
              >
                Visit
              </BuyLink>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Offer = Product['offers'][number];

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** 'For Austria · German · Out of stock · Price checked March 9, 2026'. */
function noteOf({ country, language, inStock, checkedOn, price }: Offer): string {
  const parts = [
    country !== null && `For ${regions.of(country)}`,
    language !== null && `In ${languages.of(language)}`,
    !inStock && 'Out of stock',
    price !== null && checkedOn !== null && `Price checked ${longDay(checkedOn)}`,
  ];
  return parts.filter(Boolean).join(' · ');
}
