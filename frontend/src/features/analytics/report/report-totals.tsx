import type { AnalyticsReport } from '@astaguide/contracts/analytics-report';
import { formatCount } from '../../../lib/format';
import { ChangeText } from './change-text';
import type { ChartFigure } from './report-address';
import { figureNames, pointsText, rateText } from './report-labels';

interface ReportTotalsProps {
  totals: AnalyticsReport['totals'];
  drawn: ChartFigure;
  onDraw: (figure: ChartFigure) => void;
  /** 'the period before' */
  comparison: string;
}

const figures: ChartFigure[] = ['clicks', 'views', 'visitors'];

/** What the period came to. Three of the figures choose what the chart draws. */
export function ReportTotals({ totals, drawn, onDraw, comparison }: ReportTotalsProps) {
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
          <button
            key={figure}
            type="button"
            aria-pressed={figure === drawn}
            onClick={() => onDraw(figure)}
            className="flex flex-col items-start justify-start border-b-4 border-transparent bg-surface p-4 text-left outline-offset-[-3px] hover:bg-sunken aria-pressed:border-accent sm:p-6"
          >
            <span className="block kicker text-muted">{figureNames[figure]}</span>
            <span className="mt-2 block font-display text-2xl font-semibold tabular-nums">
              {formatCount(totals[figure])}
            </span>
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
        ))}
        <div className="border-b-4 border-transparent bg-surface p-4 sm:p-6">
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
        three days counts three times.
      </p>
    </div>
  );
}
