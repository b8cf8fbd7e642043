import type { SearchMiss } from '@astaguide/contracts/search/search';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../lib/format';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { searchMissesQuery } from '../../api/reading/search-misses';
import { zonedMinute } from '../../lib/zoned-time';
import { DownloadCsv } from '../../ui/download-csv';
import { EmptyState } from '../../ui/empty-state';
import { FirstRows } from '../../ui/first-rows';
import { Panel } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';

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
    <FirstRows
      rows={misses}
      first={10}
      aside={
        <DownloadCsv filename="searches-without-results" rows={() => missRows(misses)}>
          searches without results
        </DownloadCsv>
      }
    >
      {(shown) => (
        <table className="w-full text-sm">
          <caption className="sr-only">Similar searches grouped, most frequent first</caption>
          <thead>
            <tr className="text-left text-xs text-muted">
              <th scope="col" className="py-2 pr-4 font-semibold">
                Search
              </th>
              <th scope="col" className="px-4 py-2 text-right font-semibold">
                Times
              </th>
              <th scope="col" className="py-2 pl-4 text-right font-semibold">
                Last
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ query, times, lastSearchedAt }) => (
              <tr key={query} className="border-t border-line align-baseline">
                <td className="py-2.5 pr-4 wrap-anywhere">{query}</td>
                <td className="px-4 py-2.5 text-right font-semibold tabular-nums">{formatCount(times)}</td>
                <td className="py-2.5 pl-4 text-right text-xs text-muted tabular-nums sm:whitespace-nowrap">
                  <time dateTime={lastSearchedAt}>{zonedMinute(lastSearchedAt, timeZone)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </FirstRows>
  );
}

const missRows = (misses: readonly SearchMiss[]) => [
  ['search', 'times', 'lastSearchedAt'],
  ...misses.map(({ query, times, lastSearchedAt }) => [query, times, lastSearchedAt]),
];
