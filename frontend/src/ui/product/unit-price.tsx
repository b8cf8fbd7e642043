import {
  costPerDay,
  costPerMilligram,
  formatDollars,
  formatSmallPrice,
  type PricedProduct,
} from '@astaguide/contracts/catalog/unit-price';

interface UnitPriceProps {
  product: PricedProduct;
  /** Where a note nearby says that a day is one serving. */
  isShort?: boolean;
}

/** What a milligram and a day of a pack cost, to stand under its price; nothing where its servings are not given. */
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
