import { affiliateLinkFor, type ProductLinks } from '@astaguide/contracts/catalog/affiliate-link';
import { priceAge } from '@astaguide/contracts/catalog/price-age';
import type { Product } from '@astaguide/contracts/catalog/product';
import { use } from 'react';
import { longDay } from '../../lib/calendar-date';
import { formatMoney } from '../../lib/format';
import { SiteChoices } from './site-choices';
import { useToday } from '../use-today';

type PricedProduct = ProductLinks & Pick<Product, 'priceCheckedOn'>;

interface PriceNoteProps {
  product: PricedProduct;
  /** The day is said only of a price that may have changed. */
  isBrief?: boolean;
}

/**
 * When the price above was checked, and whether it may have changed. While another offer replaces the main link, whose
 * price it is and what that offer costs.
 */
export function PriceNote({ product, isBrief = false }: PriceNoteProps) {
  const maxAge = use(SiteChoices)?.priceMaxAgeDays;
  const days = priceAge(product, useToday());
  const replacement = replacementOf(product);
  const { priceCheckedOn } = product;
  if (replacement) {
    const { retailer, price, currency } = replacement;
    return (
      <span className="block font-sans text-xs font-normal text-muted">
        {price === null
          ? `Now sold by ${retailer}, whose price may differ`
          : `Now sold by ${retailer} for ${formatMoney(price, currency)}`}
      </span>
    );
  }
  if (days === undefined || priceCheckedOn === null) return null;
  const isOld = maxAge !== undefined && days > maxAge;
  if (isBrief && !isOld) return null;
  return (
    <span className="block font-sans text-xs font-normal text-muted">
      Price checked <time dateTime={priceCheckedOn}>{longDay(priceCheckedOn)}</time>
      {isOld && <span className="font-semibold">; price may have changed</span>}
    </span>
  );
}

/** When the prices of a list were checked; nothing if that is not known of all. */
export function PricesChecked({ products }: { products: readonly PricedProduct[] }) {
  const days = products.flatMap(({ priceCheckedOn }) => priceCheckedOn ?? []).toSorted();
  const [first] = days;
  if (first === undefined || days.length < products.length) return null;
  return (
    <p className="mt-2 text-xs text-muted">
      Prices checked <time dateTime={first}>{longDay(first)}</time>
      {days.at(-1) !== first && ' or later'}. Costs a day are at one serving a day.
    </p>
  );
}

/** The offer that visitors of no particular country or language get in place of the main link. */
function replacementOf(product: ProductLinks): ProductLinks['offers'][number] | undefined {
  const link = affiliateLinkFor(product, {});
  return link === product.affiliateLink ? undefined : product.offers.find((offer) => offer.link === link);
}
