import type { RangeQuery } from '@astaguide/contracts/report/analytics-report';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { leftOutQuery } from '../../../api/analytics-left-out';
import { RangePanel } from '../report/range-panel';
import { RangeChooser } from '../report/range/range-chooser';
import { useReportAddress } from '../report/report-address';
import { TraceProvider } from '../trace/trace-provider';
import { LeftOutBreakdowns } from './left-out-breakdowns';
import { LeftOutChart } from './left-out-chart';
import { LeftOutTotals } from './left-out-totals';
import { NewestLeftOut } from './newest-left-out';
import { RulesPanel } from './rules/rules-panel';

/** What was left out of the figures, and why, over days that the owner chooses. */
export function BotsSection() {
  const { query: asked, choose } = useReportAddress();
  // The report's filter, which may still stand in the address, is none here.
  const { filter: _filter, ...query } = asked;
  return (
    <TraceProvider>
      <section aria-labelledby="bots" className="flex min-w-0 flex-col gap-6">
        <header className="flex flex-col gap-4">
          <div>
            <h2 id="bots" className="text-xl">
              Left out as bots
            </h2>
            <p className="mt-1 max-w-prose text-sm text-muted">
              Programs visit as well as people. What comes from one is kept with the reason, and counts in no
              figure but these.
            </p>
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
  const result = useQuery({ ...leftOutQuery(query), placeholderData: keepPreviousData });
  return (
    <>
      <RangePanel title="Events left out per day" query={query} result={result}>
        {(report) => (
          <>
            <LeftOutTotals report={report} />
            <LeftOutChart report={report} query={query} />
          </>
        )}
      </RangePanel>
      <RangePanel title="Where they come from" query={query} result={result}>
        {(report) => <LeftOutBreakdowns report={report} query={query} />}
      </RangePanel>
      {result.data && <NewestLeftOut period={result.data.period} timeZone={result.data.timeZone} />}
    </>
  );
}
