import type { BotTrafficReport } from '@astaguide/contracts/analytics/bot-traffic-report';
import { useQuery, useInfiniteQuery } from '@tanstack/react-query';
import { botTrafficQuery } from '../../../api/analytics/bot-traffic';
import { RangePanel } from '../report/range-panel';
import { RangeBar } from '../report/range/range-bar';
import { useReportAddress } from '../report/report-address';
import { TraceProvider } from '../trace/trace-provider';
import { BotRulesPanel } from '../bot-rules/bot-rules-panel';
import { BotTrafficBreakdowns } from './bot-traffic-breakdowns';
import { BotTrafficChart } from './bot-traffic-chart';
import { BotTrafficTotals } from './bot-traffic-totals';
import { eventTraceQuery } from '../../../api/analytics/trace';
import { copyText } from '../../../../lib/copy-text';
import { toast } from '../../../../lib/toast-store';
import { Button } from '../../../../ui/button';
import { knownTimeZone } from '../../../lib/zoned-time';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';
import { spanInZone } from '../report/report-trace';
import { TracedEventRow } from '../trace/traced-event-row';

/** Number of events shown; the totals above open the rest. */
const NEWEST = 5;

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
            Excluded from all reports, as are your own visits when signed in. To filter out more, add a rule
            below.
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
        <BotRulesPanel />
        {result.data && <NewestExcluded period={result.data.period} timeZone={result.data.timeZone} />}
        <OwnVisits />
        <p className="text-xs text-muted">
          Networks of hosting providers:{' '}
          <a href="https://db-ip.com" className="underline underline-offset-4" rel="noreferrer">
            IP Geolocation by DB-IP
          </a>{' '}
          and RouteViews
        </p>
      </section>
    </TraceProvider>
  );
}

/** The link to open once in each browser of the owner. It is no secret: it only leaves visits out. */
function OwnVisits() {
  const address = `${window.location.origin}/my-visits`;
  const copy = async () => {
    const isCopied = await copyText(address);
    toast({ title: isCopied ? 'Link copied' : 'Copy failed', description: address });
  };
  return (
    <Panel
      title="Your own visits"
      about="To leave them out without signing in, open this link once in each browser, also on your phone, and press the button there. It holds for a year."
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="wrap-anywhere underline underline-offset-4"
        >
          {address}
        </a>
        <Button look="quiet" isCompact onClick={() => void copy()}>
          Copy link
        </Button>
      </p>
    </Panel>
  );
}

/** The newest excluded events of a period, each with its reason. */
function NewestExcluded({ period, timeZone }: Pick<BotTrafficReport, 'period' | 'timeZone'>) {
  const query = useInfiniteQuery({
    ...eventTraceQuery({ ...spanInZone(period, timeZone), metric: 'events', filters: [], bots: 'only' }),
    select: ({ pages }) => pages[0]?.events.slice(0, NEWEST) ?? [],
  });
  return (
    <Panel title="Recently filtered">
      <QueryPanel
        query={query}
        name="events"
        skeleton={['h-64']}
        errorHint="The numbers above are not affected."
        empty="No filtered events. Bot events appear here with their reason."
      >
        {(events) => (
          <ul aria-label="Recently filtered" className="divide-y divide-line">
            {events.map((event) => (
              <TracedEventRow key={event.id} event={event} timeZone={knownTimeZone(timeZone)} />
            ))}
          </ul>
        )}
      </QueryPanel>
    </Panel>
  );
}
