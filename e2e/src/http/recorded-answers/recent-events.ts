import { AFFILIATE_CLICK, type TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import { dayBefore, pastEvent } from '../../past-event';
import type { Asker, Questions } from './ask';
import { SeededRandom } from '@astaguide/testbed/seeded-random';

const MINUTE = 60_000;

/** Events of the last days at fixed times of day; today's are at its first moment. */
export function recentEvents(seed = 20_260_310): TrackedEvent[] {
  const random = new SeededRandom(seed);
  return [0, 1, 2, 3, 5, 6, 7, 8, 20, 29, 30].flatMap((daysAgo) =>
    Array.from({ length: 12 }, () => {
      const day = dayBefore(daysAgo);
      const minutes = daysAgo === 0 ? 0 : random.between(0, 1439);
      const productId = random.pick([1, 1, 2, 3]);
      return pastEvent(day, 0, {
        id: random.uuid(),
        occurredAt: new Date(Date.parse(day) + minutes * MINUTE).toISOString(),
        visitor: String(random.between(1, 8)),
        page: random.pick(['/', '/comparison']),
        ...(random.happens(0.6) && { eventType: AFFILIATE_CLICK, productId, linkPlacement: 'home-card' }),
        ...(random.happens(0.05) && { productId }),
      });
    }),
  );
}

/** Fields with days or moments, which depend on today here. */
const dayFields = new Set([
  'period',
  'comparison',
  'span',
  'comparedSpan',
  'start',
  'end',
  'date',
  'timestamp',
]);

function withoutDays(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDays);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !dayFields.has(name))
      .map(([name, inner]) => [name, withoutDays(inner)]),
  );
}

/** Questions about periods that end today. */
export const recentQuestions = ({ json }: Asker): Record<string, Questions> => ({
  'recent days': {
    summary: async () => withoutDays(await json('/api/analytics/summary')),
    'report of today': async () => withoutDays(await json('/api/analytics/report?range=today&compare=none')),
    'report of 28 days': async () => withoutDays(await json('/api/analytics/report?range=28d&compare=none')),
    'readers of each offer': () => json('/api/social-proof'),
  },
});
