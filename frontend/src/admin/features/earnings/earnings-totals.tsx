import {
  earningsMeasures,
  type EarningsMeasure,
  type MeasuredEarnings,
} from '@astaguide/contracts/earnings/earnings';
import { rateText } from '@astaguide/contracts/values/change-text';
import { formatCount } from '../../../lib/format';
import { ChangeText } from '../../ui/change-text';
import { Tooltip, TooltipProvider } from '../../ui/tooltip/tooltip';
import { heightOf, measureNames, measureNotes, measureText, epcText } from './labels';

interface EarningsTotalsProps {
  totals: MeasuredEarnings;
  drawn: EarningsMeasure;
  onDraw: (measure: EarningsMeasure) => void;
}

/** The totals of the period. Each is a button that selects the chart's measure. */
export function EarningsTotals({ totals, drawn, onDraw }: EarningsTotalsProps) {
  const { change, compared } = totals;
  return (
    <div className="flex flex-col gap-3">
      <div
        role="group"
        aria-label="Totals"
        className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-5"
      >
        {earningsMeasures.map((measure, place) => (
          <button
            key={measure}
            type="button"
            aria-pressed={measure === drawn}
            onClick={() => onDraw(measure)}
            className={`row-span-4 grid grid-rows-subgrid gap-y-0 border-t-4 border-transparent bg-surface p-4 pt-3 text-left outline-offset-[-3px] hover:bg-sunken aria-pressed:border-accent sm:px-5 sm:pb-5 ${place === 0 ? 'max-lg:col-span-2' : ''}`}
          >
            <span className="block kicker text-muted">{measureNames[measure]}</span>
            <span className="mt-2 block font-display text-lg font-semibold wrap-anywhere tabular-nums min-[76rem]:text-xl sm:max-lg:text-2xl">
              {measureText(totals, measure)}
            </span>
            <span className="mt-1 block text-xs text-muted">{measureNotes[measure]}</span>
            {change && compared && (
              <span className="mt-1 block text-xs text-muted">
                <ChangeText change={change[measure]} now={heightOf(totals, measure)} />
                <span className="block">vs. {measureText(compared, measure)}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <TooltipProvider>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-md border border-line bg-surface p-4 text-sm sm:grid-cols-3 sm:p-5 lg:grid-cols-7">
          <Metric
            name="EPC (approved, per 100 clicks)"
            formula="Commission of approved sales ÷ clicks × 100."
            value={epcText(totals.commission, totals.clicks)}
          />
          <Metric
            name="EPC (estimated, per 100 clicks)"
            formula="Commission of approved and pending sales ÷ clicks × 100."
            value={epcText(totals.expected, totals.clicks)}
          />
          <Metric
            name="Conversion"
            formula="Sales of the period that were not reversed ÷ clicks of the period."
            value={rateText(totals.conversionRate)}
          />
          <Metric
            name="Cohort conversion"
            formula="Sales that the clicks of the period led to, whenever they were made, and that were not reversed ÷ clicks."
            value={rateText(totals.cohortConversionRate)}
          />
          <Metric name="Approved orders" value={formatCount(totals.confirmed)} />
          <Metric name="Pending orders" value={formatCount(totals.pending)} />
          <Metric name="Reversed orders" value={formatCount(totals.reversed)} />
        </dl>
      </TooltipProvider>
    </div>
  );
}

interface MetricProps {
  name: string;
  /** How it is computed, unless the name says it. */
  formula?: string;
  value: string;
}

function Metric({ name, formula, value }: MetricProps) {
  return (
    <div>
      <dt className="text-xs text-muted">
        {formula === undefined ? (
          name
        ) : (
          <Tooltip text={formula} className="text-left">
            {name}
          </Tooltip>
        )}
      </dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
