import { classNames } from '../../lib/class-names';
import { perDayText, perMgText } from '../../lib/catalog/product-texts';
import type { PricedProduct } from '@astaguide/contracts/catalog/unit-price';

interface UnitPriceProps {
  product: PricedProduct;
  /** For places where a note nearby says that a day is one serving. */
  isShort?: boolean;
  className?: string;
}

/** The price per milligram and per day, below the price of a pack. Empty if its servings are unknown. */
export function UnitPrice({ product, isShort, className }: UnitPriceProps) {
  const perDay = perDayText(product);
  if (perDay === undefined) return null;
  const perMg = perMgText(product);
  return (
    <span
      className={classNames(
        'block font-sans text-xs font-normal text-muted tabular-nums',
        className ?? "*:not-last:after:content-['_·']",
      )}
    >
      {perMg && <span className="whitespace-nowrap">{perMg} per mg</span>}{' '}
      <span className="whitespace-nowrap">
        {perDay} {isShort ? 'a day' : 'per daily serving'}
      </span>
    </span>
  );
}
