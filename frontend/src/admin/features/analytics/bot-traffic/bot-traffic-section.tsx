import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { botTrafficQuery } from '../../../api/analytics/bot-traffic';
import { RangePanel } from '../report/range-panel';
import { RangeBar } from '../report/range/range-bar';
import { useReportAddress } from '../report/report-address';
import { TraceProvider } from '../trace/trace-provider';
import { BotTrafficBreakdowns } from './bot-traffic-breakdowns';
import { BotTrafficChart } from './bot-traffic-chart';
import { BotTrafficTotals } from './bot-traffic-totals';
import { NewestExcluded } from './newest-excluded';

/** The bot traffic of a period, with the reasons for its exclusion. */
export default function BotTrafficSection() {
  const { query: asked, choose } = useReportAddress();
  // The report's filters may be in the address, but do not apply here.
  const { filter: _filter, ...query } = asked;
  const result = useQuery(botTrafficQuery(query));
  return (
    <TraceProvider>
      <section aria-labelledby="bots" className="flex min-w-0 flex-col gap-6">
        <RangeBar query={query} answer={result.data} onChoose={choose} />
        <div>
          <h2 id="bots" className="text-xl">
            Bot traffic
          </h2>
          <p className="mt-1 max-w-prose text-sm text-muted">
            Filtered out of all reports, with your own visits while you are signed in. Networks of hosting
            providers:{' '}
            <a href="https://db-ip.com" className="underline underline-offset-4" rel="noreferrer">
              IP Geolocation by DB-IP
            </a>{' '}
            and RouteViews. To filter out more, add a rule in{' '}
            <Link href="/admin?tab=settings&section=system" className="underline underline-offset-4">
              Settings › System
            </Link>
            .
          </p>
        </div>
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
      </section>
    </TraceProvider>
  );
}
