import type { RangeQuery } from '@astaguide/contracts/report/analytics-report';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { botTrafficQuery } from '../../../api/analytics-bot-traffic';
import { RangePanel } from '../report/range-panel';
import { RangeChooser } from '../report/range/range-chooser';
import { useReportAddress } from '../report/report-address';
import { TraceProvider } from '../trace/trace-provider';
import { BotTrafficBreakdowns } from './bot-traffic-breakdowns';
import { BotTrafficChart } from './bot-traffic-chart';
import { BotTrafficTotals } from './bot-traffic-totals';
import { NewestExcluded } from './newest-excluded';
import { RulesPanel } from './rules/rules-panel';

/** The bot traffic of a period, with the reasons for its exclusion. */
export function BotTrafficSection() {
  const { query: asked, choose } = useReportAddress();
  // The report's filters may be in the address, but do not apply here.
  const { filter: _filter, ...query } = asked;
  return (
    <TraceProvider>
      <section aria-labelledby="bots" className="flex min-w-0 flex-col gap-6">
        <header className="flex flex-col gap-4">
          <div>
            <h2 id="bots" className="text-xl">
              Bot traffic
            </h2>
            <p className="mt-1 max-w-prose text-sm text-muted">Filtered out of all reports.</p>
          </div>
          <RangeChooser query={query} onChoose={choose} />
        </header>
        <Panels query={query} />
        <RulesPanel />
      </section>
    </TraceProvider>
  );
}

function Panels({ query }: { query: RangeQuery }) {
  const result = useQuery({ ...botTrafficQuery(query), placeholderData: keepPreviousData });
  return (
    <>
      <RangePanel title="Filtered events per day" query={query} result={result}>
        {(report) => (
          <>
            <BotTrafficTotals report={report} />
            <BotTrafficChart report={report} query={query} />
          </>
        )}
      </RangePanel>
      <RangePanel title="Breakdown" query={query} result={result}>
        {(report) => <BotTrafficBreakdowns report={report} query={query} />}
      </RangePanel>
      {result.data && <NewestExcluded period={result.data.period} timeZone={result.data.timeZone} />}
    </>
  );
}
