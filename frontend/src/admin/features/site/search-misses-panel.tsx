import type { SearchMiss } from '@astaguide/contracts/site/search';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../lib/format';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { zonedMinute } from '../../lib/zoned-time';
import { DownloadCsv } from '../../ui/download-csv';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';
import { FoldingTable } from '../../ui/table/folding-table';
import { freshQuery } from '../../api/fresh-query';

/** Searches without results, most frequent first; refetched whenever they are opened. */
const searchMissesQuery = freshQuery<SearchMiss[]>('/api/search/misses');

/** What visitors searched the site for without finding anything. */
export function SearchMissesPanel() {
  return (
    <Panel title="Searches without results" note="Last 90 days, no personal data">
      <QueryPanel
        query={useQuery(searchMissesQuery)}
        name="searches"
        skeleton={['h-40']}
        errorHint="The search is not affected."
        empty={
          <EmptyState title="No searches without results">
            Searches that find nothing appear here, so that you see what to write or list next.
          </EmptyState>
        }
      >
        {(misses) => <Misses misses={misses} />}
      </QueryPanel>
    </Panel>
  );
}

function Misses({ misses }: { misses: readonly SearchMiss[] }) {
  const timeZone = useOwnerTimeZone();
  return (
    <FoldingTable
      caption="Similar searches grouped, most frequent first"
      rows={misses}
      keyOf={({ query }) => query}
      first={10}
      columns={[
        { key: 'query', name: 'Search', cell: ({ query }) => query },
        { key: 'times', name: 'Times', kind: 'strong', cell: ({ times }) => formatCount(times) },
        {
          key: 'last',
          name: 'Last',
          unit: '',
          kind: 'muted',
          cell: ({ lastSearchedAt }) => (
            <time dateTime={lastSearchedAt} className="text-xs whitespace-nowrap">
              {zonedMinute(lastSearchedAt, timeZone)}
            </time>
          ),
        },
      ]}
      aside={
        <DownloadCsv filename="searches-without-results" rows={() => missRows(misses)}>
          searches without results
        </DownloadCsv>
      }
    />
  );
}

const missRows = (misses: readonly SearchMiss[]) => [
  ['search', 'times', 'lastSearchedAt'],
  ...misses.map(({ query, times, lastSearchedAt }) => [query, times, lastSearchedAt]),
];
