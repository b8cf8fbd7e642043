import {
  costPerDay,
  costPerMilligram,
  formatDollars,
  formatSmallPrice,
  type PricedProduct,
} from '@astaguide/contracts/catalog/unit-price';

interface UnitPriceProps {
  product: PricedProduct;
  /** For places where a note nearby says that a day is one serving. */
  isShort?: boolean;
}

/** The price per milligram and per day, below the price of a pack. Empty if its servings are unknown. */
export function UnitPrice({ product, isShort }: UnitPriceProps) {
  const perDay = costPerDay(product);
  if (perDay === undefined) return null;
  const perMg = costPerMilligram(product);
  return (
    <span className="block font-sans text-xs font-normal text-muted tabular-nums *:block">
      {perMg !== undefined && <span className="whitespace-nowrap">{formatSmallPrice(perMg)} per mg</span>}{' '}
      <span>
        {formatDollars(perDay)} {isShort ? 'a day' : 'per daily serving'}
      </span>
    </span>
  );
}
