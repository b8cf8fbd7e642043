import type { Earnings } from '@astaguide/contracts/earnings/earnings';
import { Link } from 'wouter';
import { formatMoney } from '../../../../../lib/format';
import { KeyLabel } from '../../../../ui/key-label';
import { Panel } from '../../../../ui/panel';
import { ShareBar } from '../../../../ui/share-bar';
import { percentOfHighest } from '../../percent-of-highest';

/** Number of listed pages. */
const LISTED = 5;

interface BestEarnersProps {
  /** By page; undefined while they are loading. */
  earnings: Earnings | undefined;
  /** The address of all earnings by page. */
  address: string;
}

/** The pages whose clicks earned most in the period. */
export function BestEarners({ earnings, address }: BestEarnersProps) {
  if (!earnings?.hasBegun) return null;
  const pages = earnings.rows
    .filter(({ key, expected }) => key !== null && Number(expected) > 0)
    .slice(0, LISTED);
  const widths = percentOfHighest(pages.map(({ expected }) => Number(expected)));
  return (
    <Panel title="Best-earning pages" note="Estimated earnings">
      {pages.length === 0 ? (
        <p className="text-sm text-muted">No sale of this period can be matched to a page.</p>
      ) : (
        <ol className="flex flex-col gap-2.5 text-sm">
          {pages.map(({ key, label, expected }, place) => (
            <li key={key}>
              <p className="flex items-baseline justify-between gap-4">
                <span className="min-w-0 wrap-anywhere">
                  <KeyLabel dimension="page" value={key} label={label} />
                </span>
                <span className="font-semibold tabular-nums">{formatMoney(expected, earnings.currency)}</span>
              </p>
              <ShareBar percent={widths[place]!} />
            </li>
          ))}
        </ol>
      )}
      <p className="mt-4 text-sm print:hidden">
        <Link href={address} className="font-semibold underline underline-offset-4 hover:text-accent">
          All earnings by page
        </Link>
      </p>
    </Panel>
  );
}
