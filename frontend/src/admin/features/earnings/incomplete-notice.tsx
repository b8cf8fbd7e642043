import type { Earnings } from '@astaguide/contracts/earnings/earnings';
import { Link } from 'wouter';
import { formatPlural } from '../../../lib/format';

type IncompleteNoticeProps = Pick<Earnings, 'withoutCommission' | 'withoutExchangeRate' | 'unmatched'>;

/** Notes on incomplete metrics: sales without a commission, and sales without a product. */
export function IncompleteNotice({
  withoutCommission,
  withoutExchangeRate,
  unmatched,
}: IncompleteNoticeProps) {
  if (withoutCommission + withoutExchangeRate + unmatched === 0) return null;
  return (
    <ul className="-mt-2 flex list-disc flex-col gap-1 pl-5 text-sm">
      {withoutCommission > 0 && (
        <li>
          {formatPlural(withoutCommission, 'sale')} {withoutCommission === 1 ? 'has' : 'have'} no commission:
          none in the report, and no rate for that date. They count as $0 until you set one.
        </li>
      )}
      {withoutExchangeRate > 0 && (
        <li>
          {formatPlural(withoutExchangeRate, 'sale')} {withoutExchangeRate === 1 ? 'is' : 'are'} in a currency
          without an exchange rate for that date. They count as $0 until you add one in{' '}
          <Link href="/admin?tab=settings&section=imports" className="underline underline-offset-4">
            Settings › Imports
          </Link>
          .
        </li>
      )}
      {unmatched > 0 && (
        <li>
          {formatPlural(unmatched, 'sale')} {unmatched === 1 ? 'isn’t' : 'aren’t'} matched to a product. Match{' '}
          {unmatched === 1 ? 'it' : 'them'} below.
        </li>
      )}
    </ul>
  );
}
