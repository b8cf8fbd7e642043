import type { AnalyticsSummary } from '@astaguide/contracts/analytics/analytics-summary';
import { classNames } from '../../../lib/class-names';
import { formatCount, formatPlural } from '../../../lib/format';
import { percentOfHighest } from './clicks-by-day';
import { NoClicks } from './no-clicks';
import { Panel } from '../../ui/panel';

/** The height of recent events beside it, so that a product's first click does not shift the content below. */
const HEIGHT = 'min-h-120';

export function TopProducts({ products }: { products: AnalyticsSummary['topProducts'] }) {
  const widths = percentOfHighest(products.map(({ clicks }) => clicks));
  return (
    <Panel title="Top Products" note="By clicks">
      {products.length === 0 ? (
        <NoClicks height={HEIGHT} />
      ) : (
        <ol className={classNames(HEIGHT, 'flex flex-col gap-4')}>
          {products.map(({ productId, productName, clicks }, index) => (
            <li key={productId}>
              <p className="flex items-baseline justify-between gap-4 text-sm">
                <span className="min-w-0 break-words">{productName}</span>
                <span className="font-semibold tabular-nums">
                  <span aria-hidden="true">{formatCount(clicks)}</span>
                  <span className="sr-only">{formatPlural(clicks, 'click')}</span>
                </span>
              </p>
              <span aria-hidden="true" className="mt-1.5 block h-2 rounded-sm bg-sunken">
                <span className="block h-full rounded-sm bg-accent" style={{ width: `${widths[index]}%` }} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
