import {
  earningsMeasures,
  type EarningsMeasure,
  type MeasuredEarnings,
} from '@astaguide/contracts/earnings/earnings';
import { rateText } from '@astaguide/contracts/values/change-text';
import { formatCount } from '../../../lib/format';
import { metricDefinitions } from '../../lib/metric-definitions';
import { ChangeText } from '../../ui/change-text';
import { MetricTile, MetricTiles } from '../../ui/metric-tiles';
import { Tooltip, TooltipProvider } from '../../ui/tooltip';
import { heightOf, measureDefinitions, measureNames, measureText, epcText } from './labels';

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
      <MetricTiles label="Totals" className="grid-cols-2 lg:grid-cols-5">
        {earningsMeasures.map((measure, place) => (
          <MetricTile
            key={measure}
            name={measureNames[measure]}
            about={measureDefinitions[measure]}
            isDrawn={measure === drawn}
            onDraw={() => onDraw(measure)}
            className={place === 0 ? 'max-lg:col-span-2' : ''}
          >
            <span className="block font-display text-xl font-semibold wrap-anywhere">
              {measureText(totals, measure)}
            </span>
            <span className="block min-h-5 text-xs text-muted">
              {change && compared && (
                <>
                  <ChangeText change={change[measure]} now={heightOf(totals, measure)} /> vs.{' '}
                  {measureText(compared, measure)}
                </>
              )}
            </span>
          </MetricTile>
        ))}
      </MetricTiles>
      <TooltipProvider>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-md border border-line bg-surface p-4 text-sm sm:grid-cols-3 sm:p-5 lg:grid-cols-7">
          <Metric
            name="EPC (approved, per 100 clicks)"
            about={metricDefinitions.approvedEpc}
            value={epcText(totals.commission, totals.clicks)}
          />
          <Metric
            name="EPC (estimated, per 100 clicks)"
            about={metricDefinitions.estimatedEpc}
            value={epcText(totals.expected, totals.clicks)}
          />
          <Metric
            name="Conversion"
            about={metricDefinitions.conversion}
            value={rateText(totals.conversionRate)}
          />
          <Metric
            name="Cohort conversion"
            about={metricDefinitions.cohortConversion}
            value={rateText(totals.cohortConversionRate)}
          />
          <Metric
            name="Approved orders"
            about={metricDefinitions.approvedOrders}
            value={formatCount(totals.confirmed)}
          />
          <Metric
            name="Pending orders"
            about={metricDefinitions.pendingOrders}
            value={formatCount(totals.pending)}
          />
          <Metric
            name="Reversed orders"
            about={metricDefinitions.reversedOrders}
            value={formatCount(totals.reversed)}
          />
        </dl>
      </TooltipProvider>
    </div>
  );
}

interface MetricProps {
  name: string;
  /** How it is computed. */
  about: string;
  value: string;
}

function Metric({ name, about, value }: MetricProps) {
  return (
    <div>
      <dt className="text-xs text-muted">
        <Tooltip text={about} className="text-left">
          {name}
        </Tooltip>
      </dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
