import type { ReportQuery } from '@astaguide/contracts/report/analytics-report';
import { useQuery } from '@tanstack/react-query';
import { attributionCsvAddress, attributionQuery } from '../../../api/analytics/attribution';
import { EmptyState } from '../../../ui/empty-state';
import { DownloadRow } from '../metrics/download-row';
import { AttributionTable } from './attribution-table';
import { RangePanel } from '../report/range-panel';

/** Impressions and clicks of buy links, by product, page and placement. */
export function AttributionPanel({ query }: { query: ReportQuery }) {
  const result = useQuery(attributionQuery(query));
  return (
    <RangePanel title="Buy links by placement" query={query} result={result}>
      {(attribution) =>
        attribution.rows.length === 0 ? (
          <EmptyState title="No data for this period">Try a longer range.</EmptyState>
        ) : (
          <>
            <AttributionTable attribution={attribution} />
            <DownloadRow
              href={attributionCsvAddress(query)}
              shown={attribution.rows.length}
              all={attribution.count}
            >
              buy links by placement
            </DownloadRow>
          </>
        )
      }
    </RangePanel>
  );
}
