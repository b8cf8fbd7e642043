import { rankChangeTexts } from '@astaguide/content/about/score';
import type { RankChange } from '@astaguide/contracts/catalog/ranking';
import { Link } from 'wouter';
import { longDay } from '../../lib/calendar-date';

interface RankChangeListProps {
  changes: readonly RankChange[];
  /** Leaves out the product's name, where all changes are of one. */
  isOfOne?: boolean;
}

/** Changes of ranks, each with its day, which is of UTC, and its reason. */
export function RankChangeList({ changes, isOfOne = false }: RankChangeListProps) {
  if (changes.length === 0) return <p className="text-sm text-muted">No change so far.</p>;
  return (
    <ol className="border-b border-line text-sm">
      {changes.map((change, index) => (
        <li
          key={index}
          className="grid gap-x-5 gap-y-0.5 border-t border-line py-2.5 sm:grid-cols-[9.5rem_minmax(0,1fr)]"
        >
          <time dateTime={change.changedAt} className="text-muted tabular-nums">
            {longDay(change.changedAt.slice(0, 10))}
          </time>
          <p>
            {!isOfOne && (
              <>
                <ProductName change={change} />:{' '}
              </>
            )}
            <span className="font-semibold whitespace-nowrap tabular-nums">{moveText(change)}</span>{' '}
            <span className="text-muted">({reasonText(change)})</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

function ProductName({ change: { slug, productName } }: { change: RankChange }) {
  if (slug === null) return productName;
  return (
    <Link href={`/review/${slug}`} className="underline underline-offset-4 wrap-anywhere">
      {productName}
    </Link>
  );
}

function moveText({ fromRank, toRank }: RankChange): string {
  if (fromRank === null) return `Entered at #${toRank}`;
  return toRank === null ? `#${fromRank} to no rank` : `#${fromRank} to #${toRank}`;
}

function reasonText({ reason, scoreVersion }: RankChange): string {
  const version = scoreVersion === null ? '' : ` (version ${scoreVersion} of the score)`;
  return `${rankChangeTexts[reason]}${version}`;
}
