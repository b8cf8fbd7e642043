import type { AnalyticsReport, VisitMetrics } from '@astaguide/contracts/analytics/report/analytics-report';
import { rateText } from '@astaguide/contracts/lib/change-text';
import { formatCount } from '../../../../lib/format';
import { metricDefinitions } from '../../../lib/metric-definitions';
import { ChangeText } from '../../../ui/change-text';
import { Tooltip, TooltipProvider } from '../../../ui/tooltip';

const oneDigit = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** 83.4 → '1m 23s' */
function durationText(seconds: number | null): string {
  if (seconds === null) return '–';
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole}s` : `${Math.floor(whole / 60)}m ${whole % 60}s`;
}

const metrics: {
  metric: keyof VisitMetrics;
  name: string;
  about: string;
  text: (totals: VisitMetrics) => string;
}[] = [
  {
    metric: 'sessions',
    name: 'Sessions',
    about: metricDefinitions.session,
    text: ({ sessions }) => formatCount(sessions),
  },
  {
    metric: 'bounceRate',
    name: 'Bounce rate',
    about: metricDefinitions.bounceRate,
    text: ({ bounceRate }) => rateText(bounceRate),
  },
  {
    metric: 'visitDuration',
    name: 'Visit duration',
    about: metricDefinitions.visitDuration,
    text: ({ visitDuration }) => durationText(visitDuration),
  },
  {
    metric: 'viewsPerSession',
    name: 'Views per session',
    about: metricDefinitions.viewsPerSession,
    text: ({ viewsPerSession }) => (viewsPerSession === null ? '–' : oneDigit.format(viewsPerSession)),
  },
];

/** The sessions of the period, with their changes. */
export function SessionMetrics({ report }: { report: AnalyticsReport }) {
  const { totals } = report;
  return (
    <TooltipProvider>
      <dl
        aria-label="Sessions"
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md border border-line bg-surface px-3 py-2 tabular-nums lg:grid-cols-4 desk:grid-cols-[repeat(4,auto)] desk:justify-between desk:py-1.5"
      >
        {metrics.map(({ metric, name, about, text }) => (
          <div key={metric} className="desk:flex desk:items-baseline desk:gap-2">
            <dt className="kicker shrink-0 text-muted desk:tracking-normal desk:normal-case">
              <Tooltip text={about} className="text-left">
                {name}
              </Tooltip>
            </dt>
            <dd className="text-sm">
              <span className="font-semibold">{text(totals)}</span>{' '}
              {totals.change && totals.compared && (
                <span className="text-xs text-muted">
                  {totals[metric] !== null && totals.compared[metric] !== null && (
                    <ChangeText
                      change={totals.change[metric]}
                      now={totals[metric]}
                      isNeutral={metric !== 'sessions'}
                    />
                  )}
                  <span className="max-sm:sr-only"> vs. {text(totals.compared)}</span>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </TooltipProvider>
  );
}
