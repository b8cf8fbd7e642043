import type { RangeQuery } from '@astaguide/contracts/analytics-report';
import { RangeChooser } from '../report/range-chooser';
import { useReportAddress } from '../report/report-address';
import { TraceProvider } from '../trace/trace-provider';
import { AttributionPanel } from './attribution-panel';
import { FunnelPanel } from './funnel-panel';

/** What leads to a buy link's click, over days that the owner chooses. */
export function AttributionSection() {
  const { query: asked, choose } = useReportAddress();
  // The report's filter, which may still stand in the address, is none here.
  const { filter: _filter, ...query } = asked;
  return (
    <TraceProvider>
      <section aria-labelledby="attribution" className="flex min-w-0 flex-col gap-6">
        <header className="flex flex-col gap-4">
          <h2 id="attribution" className="text-xl">
            What earns
          </h2>
          <RangeChooser query={query} onChoose={choose} />
        </header>
        <Panels query={query} />
      </section>
    </TraceProvider>
  );
}

function Panels({ query }: { query: RangeQuery }) {
  return (
    <>
      <FunnelPanel query={query} />
      <AttributionPanel query={query} />
    </>
  );
}
