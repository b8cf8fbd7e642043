import { useQuery } from '@tanstack/react-query';
import { attributionQuery } from '../../../api/analytics/attribution';
import { FilterBar } from '../report/filters/filter-bar';
import { RangeBar } from '../report/range/range-bar';
import { useReportAddress } from '../report/report-address';
import { TraceProvider } from '../trace/trace-provider';
import { AttributionPanel } from './attribution-panel';
import { FunnelPanel } from './funnel-panel';

/** Click attribution and the conversion funnel for the selected period and filters. */
export default function AttributionSection() {
  const { query, choose } = useReportAddress();
  const result = useQuery(attributionQuery(query));
  return (
    <TraceProvider>
      <section aria-labelledby="attribution" className="flex min-w-0 flex-col gap-6">
        <RangeBar query={query} answer={result.data} onChoose={choose} />
        <h2 id="attribution" className="text-xl">
          Click attribution
        </h2>
        <FilterBar query={query} result={result} onChoose={choose} />
        <FunnelPanel query={query} />
        <AttributionPanel query={query} />
      </section>
    </TraceProvider>
  );
}
