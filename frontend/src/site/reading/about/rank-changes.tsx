import { useQuery } from '@tanstack/react-query';
import { rankingQuery } from '../../../api/products';
import { Loaded } from '../../../ui/loaded';
import { RankChangeList } from '../../../ui/product/rank-change-list';

/** The latest changes of ranks. */
export function RankChanges() {
  return (
    <Loaded
      query={useQuery(rankingQuery)}
      name="changes"
      loading={<p className="text-muted">Loading…</p>}
      failed={() => <p className="text-muted">The changes could not be loaded.</p>}
    >
      {({ changes }) => (
        <>
          <p className="mb-4 max-w-[68ch] text-sm text-muted">
            Written by the program in the same step as the change; the last 50, newest first. Days are of UTC.
          </p>
          <RankChangeList changes={changes} />
        </>
      )}
    </Loaded>
  );
}
