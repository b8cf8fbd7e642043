import type { PricePoint } from '@astaguide/contracts/catalog/product-places';
import { useQuery } from '@tanstack/react-query';
import { priceHistoryQuery } from '../../../api/products';
import { longDay } from '../../../lib/calendar-date';
import { formatPrice } from '../../../lib/format';
import { useToday } from '../../../ui/use-today';
import { ReviewSection } from '../parts/review-section';

const [WIDTH, HEIGHT, EDGE] = [640, 140, 6];

/** What a product cost over time: a step chart, and the same as a table. Nothing while there was one price alone. */
export function PriceHistory({ slug }: { slug: string }) {
  const { data: changes = [] } = useQuery(priceHistoryQuery(slug));
  // The last price of a day counts: the others were corrections.
  const prices = changes.filter((point, place) => changes[place + 1]?.since.slice(0, 10) !== dayOf(point));
  const today = useToday();
  if (prices.length < 2) return null;
  const values = prices.map(({ price }) => Number(price));
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  return (
    <ReviewSection id="price-history" heading="Price history">
      <p className="mt-2 text-sm text-muted">
        {lowest === highest
          ? `Always ${formatPrice(String(lowest))}.`
          : `Between ${formatPrice(String(lowest))} and ${formatPrice(String(highest))} since ${longDay(dayOf(prices[0]!))}.`}
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="mt-3 block h-auto w-full max-w-2xl rounded-sm border border-line bg-surface"
        aria-hidden="true"
        focusable="false"
      >
        <path
          d={stepsOf(prices, Date.parse(today) + 86_400_000)}
          fill="none"
          stroke="var(--accent)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      </svg>
      <details className="mt-2 text-sm">
        <summary className="w-fit cursor-pointer py-1 font-semibold text-accent-strong underline-offset-4 hover:underline">
          All prices
        </summary>
        <table className="mt-1 w-full max-w-md">
          <caption className="sr-only">Prices and the days since when we show them</caption>
          <thead>
            <tr className="text-left text-xs text-muted">
              <th scope="col" className="py-1 font-semibold">
                Since
              </th>
              <th scope="col" className="py-1 text-right font-semibold">
                Price
              </th>
            </tr>
          </thead>
          <tbody>
            {prices.toReversed().map((point) => (
              <tr key={point.since} className="border-t border-line">
                <td className="py-1.5">
                  <time dateTime={point.since}>{longDay(dayOf(point))}</time>
                </td>
                <td className="py-1.5 text-right tabular-nums">{formatPrice(point.price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </ReviewSection>
  );
}

const dayOf = ({ since }: PricePoint) => since.slice(0, 10);

/**
 * The path of a step chart: each price holds until the next.
 *
 * @param end of the last price, in milliseconds since the epoch
 */
export function stepsOf(prices: readonly PricePoint[], end: number): string {
  const times = prices.map(({ since }) => Date.parse(since));
  const values = prices.map(({ price }) => Number(price));
  const [first, last] = [times[0]!, Math.max(end, times.at(-1)! + 1)];
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const x = (time: number) => Math.round(EDGE + ((time - first) / (last - first)) * (WIDTH - 2 * EDGE));
  const y = (value: number) =>
    Math.round(HEIGHT - EDGE - ((value - lowest) / (highest - lowest || 1)) * (HEIGHT - 2 * EDGE));
  const steps = values.slice(1).map((value, place) => `H${x(times[place + 1]!)}V${y(value)}`);
  return `M${x(first)} ${y(values[0]!)}${steps.join('')}H${x(last)}`;
}
