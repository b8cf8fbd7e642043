import type { ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import type {
  VisitFunnel,
  FunnelSteps,
  FunnelQuery,
  FunnelBreakdown,
} from '@astaguide/contracts/analytics/report/visit-funnel';
import { rateText } from '@astaguide/contracts/lib/change-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { funnelCsvAddress, funnelQuery } from '../../../api/analytics/attribution';
import { goalsQuery } from '../../../api/analytics/goals';
import { SelectField } from '../../../ui/inputs/select-field';
import { DownloadLink } from '../../../ui/download-csv';
import { EmptyState } from '../../../ui/empty-state';
import { DimensionTabs } from '../metrics/dimension-tabs';
import { DownloadRow } from '../metrics/download-row';
import { dimensionNames, rowLabel } from '../../../lib/report-labels';
import { RangePanel } from '../report/range-panel';
import { formatCount } from '../../../../lib/format';
import { metricDefinitions } from '../../../lib/metric-definitions';
import { ChangeText } from '../../../ui/change-text';
import { classNames } from '../../../../lib/class-names';
import { percentOfHighest } from '../percent-of-highest';
import { ShareBar } from '../../../ui/share-bar';
import { Tooltip, TooltipProvider } from '../../../ui/tooltip';
import type { Column } from '../../../ui/table/column-head';
import { FoldingTable } from '../../../ui/table/folding-table';

const baseSteps: { step: keyof FunnelSteps; name: string; about: string }[] = [
  { step: 'sessions', name: 'Sessions', about: metricDefinitions.session },
  { step: 'engaged', name: 'Viewed a comparison or review', about: metricDefinitions.engaged },
  { step: 'clicked', name: 'Clicked a buy link', about: metricDefinitions.clicked },
];

/** The steps of a funnel, with that of its goal. */
const stepsOf = ({ goal }: VisitFunnel) =>
  goal === null
    ? baseSteps
    : [
        ...baseSteps,
        { step: 'reached' as const, name: `Reached “${goal}”`, about: metricDefinitions.reached },
      ];

/** Sessions from a page view to the comparison or a review, and on to a buy link. */
export function FunnelPanel({ query: range }: { query: ReportQuery }) {
  const [goal, setGoal] = useState('');
  const { data: goals = [] } = useQuery(goalsQuery);
  const query = goals.some(({ name }) => name === goal) ? { ...range, goal } : range;
  const result = useQuery(funnelQuery(query));
  return (
    <RangePanel title="Conversion funnel" query={query} result={result}>
      {(funnel) =>
        funnel.totals.sessions === 0 && !funnel.totals.compared?.sessions ? (
          <EmptyState title="No data for this period">
            Choose another range. On a new site, figures appear with the first visit.
          </EmptyState>
        ) : (
          <>
            {goals.length > 0 && (
              <SelectField
                label="A goal as a further step"
                value={goal}
                onChange={({ target }) => setGoal(target.value)}
                placeholder="None"
                options={goals.map(({ name }) => ({ value: name, label: name }))}
                className="mb-4 max-w-80 print:hidden"
              />
            )}
            <Funnel funnel={funnel} query={query} />
          </>
        )
      }
    </RangePanel>
  );
}

function Funnel({ funnel, query }: { funnel: VisitFunnel; query: FunnelQuery }) {
  return (
    <>
      <FunnelBars funnel={funnel} />
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
              <FunnelTable breakdown={breakdown} goal={funnel.goal} />
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

/** The steps as bars of one scale, with their share of all sessions, and how many sessions went no further. */
function FunnelBars({ funnel }: { funnel: VisitFunnel }) {
  const { totals } = funnel;
  const { sessions, compared } = totals;
  const steps = stepsOf(funnel).map((step) => ({ ...step, now: totals[step.step] ?? 0 }));
  const percentOf = (now: number) => (100 * now) / Math.max(1, sessions);
  return (
    <TooltipProvider>
      <ol
        className={classNames(
          'grid gap-y-5 md:gap-y-0',
          steps.length > 3 ? 'md:grid-cols-4' : 'md:grid-cols-3',
        )}
      >
        {steps.map(({ step, name, about, now }, place) => {
          const next = steps[place + 1];
          const before = compared?.[step];
          return (
            <li key={step} className="row-span-2 grid grid-rows-subgrid gap-y-1.5">
              <div className="flex flex-wrap items-baseline gap-x-3 text-sm md:block md:pr-4">
                <p className="max-md:mr-auto">
                  <Tooltip text={about}>{name}</Tooltip>
                </p>
                <p className="tabular-nums">
                  <strong className="font-display text-xl font-semibold">{formatCount(now)}</strong>
                  {place > 0 && (
                    <span className="text-muted"> {rateText(sessions === 0 ? null : now / sessions)}</span>
                  )}
                </p>
                {before !== undefined && (
                  <p className="basis-full text-xs text-muted tabular-nums">
                    <ChangeText change={before === 0 ? null : now / before - 1} now={now} /> vs.{' '}
                    {formatCount(before)}
                  </p>
                )}
              </div>
              <div>
                <ShareBar percent={percentOf(now)} className="h-3 md:hidden" />
                <div aria-hidden="true" className="flex h-32 border-b border-edge max-md:hidden">
                  <span className="flex w-1/2 items-end">
                    <span
                      className="block w-full rounded-t-sm bg-accent"
                      style={{ height: `${percentOf(now)}%` }}
                    />
                  </span>
                  {next && (
                    <span
                      className="block w-1/2 bg-accent-soft"
                      style={{
                        clipPath: `polygon(0 ${100 - percentOf(now)}%, 100% ${100 - percentOf(next.now)}%, 100% 100%, 0 100%)`,
                      }}
                    />
                  )}
                </div>
                {next && now > 0 && (
                  <p className="mt-1 text-xs text-muted tabular-nums">
                    {formatCount(now - next.now)} went no further ({rateText((now - next.now) / now)})
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </TooltipProvider>
  );
}

type Row = FunnelBreakdown['rows'][number];

const count = (key: keyof FunnelSteps, name: string, about: string): Column<Row> => ({
  key,
  name,
  about,
  cell: (row) => formatCount(row[key] ?? 0),
});
const rate = (key: 'engagedRate' | 'clickedRate' | 'reachedRate', about: string): Column<Row> => ({
  key,
  name: 'Rate',
  about,
  kind: 'muted',
  cell: (row) => rateText(row[key] ?? null),
});
const metrics: Column<Row>[] = [
  { ...count('sessions', 'Sessions', metricDefinitions.session), kind: 'strong' },
  count('engaged', 'Engaged', metricDefinitions.engaged),
  rate('engagedRate', metricDefinitions.engagedRate),
  count('clicked', 'Clicked', metricDefinitions.clicked),
  rate('clickedRate', metricDefinitions.clickedRate),
];

/** The funnel of each key, most sessions first. */
function FunnelTable({
  breakdown: { dimension, rows },
  goal,
}: {
  breakdown: FunnelBreakdown;
  goal: string | null;
}) {
  const { one, many } = dimensionNames[dimension];
  if (rows.length === 0)
    return <p className="py-4 text-center text-sm text-muted">No {many.toLowerCase()} in this period</p>;
  return (
    <FoldingTable
      caption={`Sessions by ${one.toLowerCase()}`}
      rows={rows}
      keyOf={({ key }) => key}
      bars={percentOfHighest(rows.map(({ sessions }) => sessions))}
      columns={[
        {
          key: 'key',
          name: one,
          cell: ({ label }) => rowLabel(dimension, label),
        },
        ...metrics,
        ...(goal === null
          ? []
          : [
              count('reached', goal, metricDefinitions.reached),
              rate('reachedRate', 'Sessions that reached the goal, divided by sessions.'),
            ]),
      ]}
    />
  );
}
