import type { AnalyticsReport, ReportSpan } from '@astaguide/contracts/report/analytics-report';
import type { ReportPeriod } from '@astaguide/contracts/report/report-period';
import { rateText } from '@astaguide/contracts/values/change-text';
import { formatCount } from '../../../../lib/format';
import { useTrace } from '../trace/trace-context';
import { ChangeText } from '../../../ui/change-text';
import type { ChartFigure } from './report-address';
import { figureNames, filterLabel, periodLabel, pointsText } from './report-labels';
import { askOfReport } from './report-trace';

interface ReportTotalsProps {
  report: AnalyticsReport;
  drawn: ChartFigure;
  onDraw: (figure: ChartFigure) => void;
  /** 'the period before' */
  comparison: string;
}

const figures: ChartFigure[] = ['clicks', 'views', 'visitors'];

/** What the period came to. Three of the figures choose what the chart draws. */
export function ReportTotals({ report, drawn, onDraw, comparison }: ReportTotalsProps) {
  const { totals } = report;
  const { change, compared, clickThroughRate } = totals;
  const points = pointsText(totals);
  return (
    <div>
      <div
        role="group"
        aria-label="Totals"
        className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-4"
      >
        {figures.map((figure) => (
          <div key={figure} className="flex flex-col bg-surface">
            <button
              type="button"
              aria-pressed={figure === drawn}
              onClick={() => onDraw(figure)}
              className="flex grow flex-col items-start justify-start border-t-4 border-transparent px-4 pt-3 pb-1 text-left outline-offset-[-3px] hover:bg-sunken aria-pressed:border-accent sm:px-6 sm:pt-5"
            >
              <span className="block kicker text-muted">{figureNames[figure]}</span>
              <span className="mt-2 block font-display text-2xl font-semibold tabular-nums">
                {formatCount(totals[figure])}
              </span>
              {figure === 'clicks' && (
                <span className="block text-xs text-muted">{formatCount(totals.uniqueClicks)} unique</span>
              )}
              <span className="mt-1 block min-h-5 text-xs text-muted">
                {change && compared && (
                  <>
                    <ChangeText change={change[figure]} now={totals[figure]} />
                    <span className="block">
                      {formatCount(compared[figure])} in {comparison}
                    </span>
                  </>
                )}
              </span>
            </button>
            <p className="flex flex-wrap gap-x-4 px-4 pb-2 text-xs text-muted sm:px-6">
              <OpenTotal
                figure={figure}
                count={totals[figure]}
                report={report}
                period={report.period}
                span={report.span}
              >
                Show events
              </OpenTotal>
              {compared && report.comparison && report.comparedSpan && (
                <OpenTotal
                  figure={figure}
                  count={compared[figure]}
                  report={report}
                  period={report.comparison}
                  span={report.comparedSpan}
                  when={comparison}
                >
                  Before
                </OpenTotal>
              )}
            </p>
          </div>
        ))}
        <div className="border-t-4 border-transparent bg-surface px-4 pt-3 pb-4 sm:px-6 sm:pt-5">
          <p className="kicker text-muted">Click rate</p>
          <p className="mt-2 font-display text-2xl font-semibold tabular-nums">
            {rateText(clickThroughRate)}
          </p>
          <p className="mt-1 min-h-5 text-xs text-muted">
            {points && compared && (
              <>
                <span className="font-semibold text-ink">{points}</span>
                <span className="block">
                  {rateText(compared.clicks / compared.views)} in {comparison}
                </span>
              </>
            )}
          </p>
        </div>
      </div>
      <p className="mt-2 text-xs text-muted">
        Daily visitors are counted anew each day, because nobody is recognised after midnight: who comes on
        three days counts three times. Unique clicks count one visitor once a day for each product.
      </p>
    </div>
  );
}

interface OpenTotalProps {
  report: AnalyticsReport;
  figure: ChartFigure;
  count: number;
  /** Whose total it is, and the moments that its days take up. */
  period: ReportPeriod;
  span: ReportSpan;
  /** 'the period before'; left out for the report's own. */
  when?: string;
  children: string;
}

/** Opens the events behind a total. */
function OpenTotal({ report, figure, count, period, span, when, children }: OpenTotalProps) {
  const open = useTrace();
  const name = figureNames[figure];
  return (
    <button
      type="button"
      disabled={count === 0}
      aria-label={`${children}: ${name.toLowerCase()}${when ? ` in ${when}` : ''}`}
      onClick={() =>
        open({
          title: [name, ...report.filters.map(filterLabel), periodLabel(period)].join(', '),
          count,
          ask: askOfReport(report, span, figure),
        })
      }
      className="min-h-10 text-left font-semibold underline decoration-dotted underline-offset-4 outline-offset-[-3px] hover:text-accent enabled:text-ink disabled:no-underline"
    >
      {children}
    </button>
  );
}
