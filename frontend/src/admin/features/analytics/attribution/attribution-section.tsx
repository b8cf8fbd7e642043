import { useQuery } from '@tanstack/react-query';
import { attributionCsvAddress, attributionQuery } from '../../../api/analytics/attribution';
import { EmptyState } from '../../../ui/empty-state';
import { DownloadRow } from '../metrics/download-row';
import { AddFilter, FilterBar } from '../report/filters/filter-bar';
import { RangeBar } from '../report/range/range-bar';
import { RangePanel } from '../report/range-panel';
import { useReportAddress } from '../report/report-address';
import { TraceProvider } from '../trace/trace-provider';
import { AttributionTable } from './attribution-table';
import { FunnelPanel } from './funnel-panel';

/** The conversion funnel, and impressions and clicks of buy links, for the selected period and filters. */
export default function AttributionSection() {
  const { query, choose } = useReportAddress();
  const result = useQuery(attributionQuery(query));
  return (
    <TraceProvider>
      <section aria-labelledby="attribution" className="flex min-w-0 flex-col gap-6">
        <RangeBar
          query={query}
          answer={result.data}
          onChoose={choose}
          filter={<AddFilter query={query} onChoose={choose} />}
        />
        <FilterBar query={query} result={result} onChoose={choose} />
        <h2 id="attribution" className="text-xl">
          Click attribution
        </h2>
        <FunnelPanel query={query} />
        <RangePanel title="Buy links by placement" query={query} result={result}>
          {(attribution) =>
            attribution.rows.length === 0 ? (
              <EmptyState title="No data for this period">
                Choose another range. On a new site, figures appear with the first visit.
              </EmptyState>
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
      </section>
    </TraceProvider>
  );
}
