import {
  earningsMeasures,
  type Earnings,
  type EarningsMeasure,
} from '@astaguide/contracts/earnings/earnings';
import { rateText } from '@astaguide/contracts/lib/change-text';
import { formatCount, formatMoney } from '../../../lib/format';
import { metricDefinitions } from '../../lib/metric-definitions';
import { ChangeText } from '../../ui/change-text';
import { MetricTile, MetricTiles } from '../../ui/metric-tiles';
import { Tooltip, TooltipProvider } from '../../ui/tooltip';
import { epcText, heightOf, isUnfinished, measureText, measureTexts } from './labels';

interface EarningsTotalsProps {
  earnings: Earnings;
  drawn: EarningsMeasure;
  onDraw: (measure: EarningsMeasure) => void;
}

/** The totals of the period. Each is a button that selects the chart's measure. */
export function EarningsTotals({ earnings, drawn, onDraw }: EarningsTotalsProps) {
  const { totals, currency, payment } = earnings;
  const { change, compared } = totals;
  const isSoFar = isUnfinished(earnings);
  // Against a period that is approved already, the newest sales would look like a loss until they are, too.
  const isOpen = (measure: EarningsMeasure) => measure === 'commission' && payment.pending.sales > 0;
  return (
    <div className="flex flex-col gap-3">
      <MetricTiles label="Totals" className="grid-cols-2 lg:grid-cols-[1.3fr_1.3fr_1fr_1fr_1fr]">
        {earningsMeasures.map((measure, place) => (
          <MetricTile
            key={measure}
            {...measureTexts[measure]}
            isDrawn={measure === drawn}
            isSoFar={isSoFar}
            onDraw={() => onDraw(measure)}
            className={place === 0 ? 'max-lg:col-span-2' : ''}
            value={measureText(totals, measure, currency)}
            {...(isOpen(measure)
              ? { change: `${formatMoney(payment.pending.commission, currency)} pending` }
              : {
                  change: change && <ChangeText change={change[measure]} now={heightOf(totals, measure)} />,
                  before: change && compared && measureText(compared, measure, currency),
                })}
          />
        ))}
      </MetricTiles>
      <details>
        <summary className="w-fit cursor-pointer py-1 text-sm text-muted underline underline-offset-4">
          More figures
        </summary>
        <TooltipProvider>
          <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-3 rounded-md border border-line bg-surface p-4 text-sm sm:grid-cols-4 sm:p-5">
            {metricsOf(earnings).map(([name, about, value]) => (
              <div key={name}>
                <dt className="text-xs text-muted">
                  <Tooltip text={metricDefinitions[about]} className="text-left">
                    {name}
                  </Tooltip>
                </dt>
                <dd className="font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </TooltipProvider>
      </details>
    </div>
  );
}

const metricsOf = ({
  totals,
  currency,
}: Earnings): [name: string, about: keyof typeof metricDefinitions, value: string][] => [
  ['EPC (approved, per 100 clicks)', 'approvedEpc', epcText(totals.commission, totals.clicks, currency)],
  ['EPC (estimated, per 100 clicks)', 'estimatedEpc', epcText(totals.expected, totals.clicks, currency)],
  ['Conversion', 'conversion', rateText(totals.conversionRate)],
  ['Approved orders', 'approvedOrders', formatCount(totals.confirmed)],
  ['Pending orders', 'pendingOrders', formatCount(totals.pending)],
  ['Reversed orders', 'reversedOrders', formatCount(totals.reversed)],
  ['Reversed commission', 'reversedCommission', formatMoney(totals.reversedCommission, currency)],
  ['Reversal rate', 'reversalRate', rateText(totals.reversalRate)],
];
