import type { ReportQuery } from '@astaguide/contracts/report/analytics-report';
import type { VisitFunnel } from '@astaguide/contracts/report/visit-funnel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { funnelCsvAddress, funnelQuery } from '../../../api/analytics-attribution';
import { DownloadLink } from '../../../ui/download-csv';
import { EmptyState } from '../../../ui/empty-state';
import { DimensionTabs } from '../figures/dimension-tabs';
import { FileLine } from '../figures/file-line';
import { dimensionNames } from '../report/report-labels';
import { FunnelBars } from './funnel-bars';
import { FunnelTable } from './funnel-table';
import { RangePanel } from '../report/range-panel';

/** How many sessions go from a view to the comparison or a review, and on to a buy link. */
export function FunnelPanel({ query }: { query: ReportQuery }) {
  const result = useQuery({ ...funnelQuery(query), placeholderData: keepPreviousData });
  return (
    <RangePanel title="From view to click" query={query} result={result}>
      {(funnel) =>
        funnel.totals.sessions === 0 && !funnel.totals.compared?.sessions ? (
          <EmptyState title="No sessions on these days">
            Choose a longer range, or wait for the next visitor.
          </EmptyState>
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
              <FileLine
                href={funnelCsvAddress(query, breakdown.dimension)}
                shown={breakdown.rows.length}
                all={breakdown.keys}
              >
                {`sessions by ${dimensionNames[breakdown.dimension].one.toLowerCase()}`}
              </FileLine>
            </>
          )}
        </DimensionTabs>
      </div>
      <p className="mt-4 text-xs text-muted">
        A session is one visitor’s events without a pause of 30 minutes. It is engaged when it views the
        comparison or a review, and counts as clicked when a buy link is followed after that.
        {funnel.filters.length > 0 && ' With filters, sessions count that have an event which passes them.'}
      </p>
    </>
  );
}
