import { SeededRandom } from '@astaguide/testbed/seeded-random';
import {
  AFFILIATE_CLICK,
  PAGE_VIEW,
  trackRequestSchema,
} from '@astaguide/contracts/analytics/analytics-event';
import { generateEvent, generateVisitor, eventId, tagText } from './generated-event';

const productIds = [3, 5, 8];

test('every generated event with its id is one that ingest accepts', () => {
  const random = new SeededRandom(11);
  for (let sequence = 0; sequence < 1000; sequence++) {
    const event = { id: eventId(random, tagText(4095), sequence), ...generateEvent(random, productIds) };
    expect(trackRequestSchema.safeParse(event).error).toBeUndefined();
  }
});

test('three of four events are page views, the others clicks on the given products', () => {
  const random = new SeededRandom(12);
  const events = Array.from({ length: 4000 }, () => generateEvent(random, productIds));
  const clicks = events.filter((event) => event.eventType === AFFILIATE_CLICK);
  expect(clicks.length / events.length).toBeCloseTo(0.25, 1);
  expect(events.filter((event) => event.eventType === PAGE_VIEW)).toHaveLength(events.length - clicks.length);
  expect([...new Set(clicks.map((event) => event.productId))].sort()).toEqual(productIds);
});

test('ids are unique within a run, and begin at random', () => {
  const random = new SeededRandom(13);
  const ids = Array.from({ length: 2000 }, (_, sequence) => eventId(random, tagText(1), sequence));
  expect(new Set(ids).size).toBe(2000);
  expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBeGreaterThan(1990);
  expect(ids.every((id) => id.slice(20, 23) === '001')).toBe(true);
});

test('visitors differ', () => {
  const random = new SeededRandom(14);
  const addresses = Array.from({ length: 1000 }, () => generateVisitor(random).address);
  expect(new Set(addresses).size).toBeGreaterThan(990);
});
