import { AFFILIATE_CLICK, type TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import type { DemoCatalog, DemoProduct } from './pages';
import { between, randomOf } from './random';

/** A sale as a network would report it. Amounts are US dollars. */
export interface DemoSale {
  /** The same for the same sale. */
  orderId: string;
  /** The click that led to it. */
  ofClick: string;
  /** The same, null where the network did not pass it on. */
  clickId: string | null;
  productId: number;
  productName: string;
  /** When it was sold. */
  moment: Date;
  amount: string;
  commission: string;
  state: 'pending' | 'confirmed' | 'reversed';
}

/** How many of 100 clicks lead to a sale. */
const CONVERSION = 0.062;
/** Days in which most sales are not settled yet. */
const SETTLED_AFTER = 14;
const MINUTE = 60_000;
const DAY = 86_400_000;
const RATES = [8, 10, 12, 15];

/** What a product's maker pays, in percent of the sale. */
export const demoRate = (productId: number): number => RATES[productId % RATES.length]!;

/**
 * The sales from a day's clicks; late ones are on the next day.
 *
 * @param to last day of the history, which decides which sales are settled: 'YYYY-MM-DD'
 */
export function salesOf(
  events: readonly TrackedEvent[],
  catalog: DemoCatalog,
  { to }: { to: string },
): DemoSale[] {
  const products = new Map(catalog.products.map((product) => [product.id, product]));
  return events.flatMap(({ eventType, id, productId, occurredAt }) => {
    const product = products.get(productId ?? 0);
    if (eventType !== AFFILIATE_CLICK || !product) return [];
    const random = randomOf(`sale ${id}`);
    if (random() >= CONVERSION) return [];
    const moment = new Date(Date.parse(occurredAt) + waitOf(random) * MINUTE);
    const sale = { ...saleOf(random, product), ...stateOf(random, moment, to), moment };
    return { ...sale, ...nameOf(random, id) };
  });
}

/** Minutes from the click to the sale: most buy at once, some the next day. */
const waitOf = (random: () => number) =>
  random() < 0.7 ? between(random, 3, 45) : between(random, 60, 30 * 60);

function saleOf(random: () => number, { id, name, price }: DemoProduct) {
  const pieces = [1, 1, 1, 1, 1, 2, 2, 3][between(random, 0, 7)]!;
  const amount = Number(price) * pieces;
  const commission = (amount * demoRate(id)) / 100;
  return { productId: id, productName: name, amount: amount.toFixed(2), commission: commission.toFixed(2) };
}

function stateOf(random: () => number, moment: Date, to: string): Pick<DemoSale, 'state'> {
  const isRecent = Date.parse(to) - moment.getTime() < SETTLED_AFTER * DAY;
  const chance = random();
  if (isRecent) return { state: chance < 0.82 ? 'pending' : 'confirmed' };
  return { state: chance < 0.09 ? 'reversed' : 'confirmed' };
}

function nameOf(random: () => number, ofClick: string) {
  const orderId = `DEMO-${ofClick.slice(0, 8).toUpperCase()}`;
  return { ofClick, orderId, clickId: random() < 0.93 ? ofClick : null };
}
