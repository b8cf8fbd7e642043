import { formatPlural } from '../../../lib/format';

interface MissingProps {
  withoutCommission: number;
  unmatched: number;
}

/** What the figures leave out, so that nobody takes them for the whole. */
export function Missing({ withoutCommission, unmatched }: MissingProps) {
  if (withoutCommission === 0 && unmatched === 0) return null;
  return (
    <ul className="-mt-2 flex list-disc flex-col gap-1 pl-5 text-sm">
      {withoutCommission > 0 && (
        <li>
          {formatPlural(withoutCommission, 'sale')} without a commission: the report has none, and no
          commission of the product holds on that day. They earn nothing here until one is entered.
        </li>
      )}
      {unmatched > 0 && (
        <li>
          {formatPlural(unmatched, 'sale')} without a product: in the totals, and in no row of the products.
          Say below what they are.
        </li>
      )}
    </ul>
  );
}
