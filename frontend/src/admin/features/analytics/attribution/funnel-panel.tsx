import type { ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import type { VisitFunnel } from '@astaguide/contracts/analytics/report/visit-funnel';
import { useQuery } from '@tanstack/react-query';
import { funnelCsvAddress, funnelQuery } from '../../../api/analytics/attribution';
import { DownloadLink } from '../../../ui/download-csv';
import { EmptyState } from '../../../ui/empty-state';
import { DimensionTabs } from '../metrics/dimension-tabs';
import { DownloadRow } from '../metrics/download-row';
import { dimensionNames } from '../../../lib/report-labels';
import { FunnelBars } from './funnel-bars';
import { FunnelTable } from './funnel-table';
import { RangePanel } from '../report/range-panel';

/** Sessions from a page view to the comparison or a review, and on to a buy link. */
export function FunnelPanel({ query }: { query: ReportQuery }) {
  const result = useQuery(funnelQuery(query));
  return (
    <RangePanel title="Conversion funnel" query={query} result={result}>
      {(funnel) =>
        funnel.totals.sessions === 0 && !funnel.totals.compared?.sessions ? (
          <EmptyState title="No data for this period">Try a longer range.</EmptyState>
        ) : (
          <Funnel funnel={funnel} query={query} />
        )
      }
    </RangePanel>
  );
}

function Funnel({ funnel, query }: { funnel: VisitFunnel; query: ReportQuery }) {
  return (
    <>
      <FunnelBars totals={funnel.totals} />
      <p className="mt-3">
        <DownloadLink href={funnelCsvAddress(query, 'total')}>the funnel</DownloadLink>
      </p>
      <div className="mt-6">
        <DimensionTabs
          label="Sessions by"
          breakdowns={funnel.breakdowns}
          nameOf={(dimension) => dimensionNames[dimension].many}
        >
          {(breakdown) => (
            <>
              <FunnelTable breakdown={breakdown} />
              <DownloadRow
                href={funnelCsvAddress(query, breakdown.dimension)}
                shown={breakdown.rows.length}
                all={breakdown.keys}
              >
                {`sessions by ${dimensionNames[breakdown.dimension].one.toLowerCase()}`}
              </DownloadRow>
            </>
          )}
        </DimensionTabs>
      </div>
      <p className="mt-4 text-xs text-muted">
        A session ends after 30 minutes of inactivity. Engaged: viewed a comparison or review. Clicked: then
        used a buy link.
        {funnel.filters.length > 0 && ' With filters, only sessions with a matching event count.'}
      </p>
    </>
  );
}
