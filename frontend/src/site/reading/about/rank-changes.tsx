import { useQuery } from '@tanstack/react-query';
import { rankingQuery } from '../../../api/products';
import { RankChangeList } from '../../../ui/product/rank-change-list';

/** The latest changes of ranks. */
export function RankChanges() {
  const { data: ranking, isError } = useQuery(rankingQuery);
  if (isError) return <p className="text-muted">The changes could not be loaded.</p>;
  if (!ranking) return <p className="text-muted">Loading…</p>;
  return (
    <>
      <p className="mb-4 max-w-[68ch] text-sm text-muted">
        Written by the program in the same step as the change; the last 50, newest first. Days are of UTC.
      </p>
      <RankChangeList changes={ranking.changes} />
    </>
  );
}
