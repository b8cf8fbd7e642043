import {
  AFFILIATE_CLICK,
  trackedEventSchema,
  type TrackedEvent,
} from '@astaguide/contracts/analytics/analytics-event';
import { demoHistory } from '@astaguide/contracts/maintenance/demo-data';
import { OFFERS_SEEN, offersSeenSchema } from '@astaguide/contracts/analytics/offers-seen';
import { isbot } from 'isbot';
import { BOT_SHARE, planDays } from './day-plan';
import { demoDay, type DemoDay } from './demo-day';
import type { DemoCatalog } from './pages';

const NOW = new Date('2026-11-23T15:30:00Z');
const size = { days: 90, events: 6000, seed: 7 };
const history = demoHistory(size, NOW);

const catalog: DemoCatalog = {
  products: [1, 2, 3, 4].map((id) => ({
    id,
    slug: `product-${id}`,
    name: `Product ${id}`,
    price: `${20 + id}.00`,
    placement: id,
    affiliateLink: `https://shop.example.com/${id}`,
  })),
  articles: ['dose', 'skin'],
};

const make = (of = history, most = Infinity): DemoDay[] =>
  planDays(of)
    .slice(0, most)
    .map((plan) => demoDay(of, plan, catalog));
const days = make();
const events = days.flatMap((day) => day.events);
const sales = days.flatMap((day) => day.sales);
const isProgram = ({ userAgent }: TrackedEvent) => userAgent === '' || isbot(userAgent);
const countBy = (keyOf: (event: TrackedEvent) => string | number, of = events) => {
  const counts = new Map<string | number, number>();
  for (const event of of) counts.set(keyOf(event), (counts.get(keyOf(event)) ?? 0) + 1);
  return counts;
};
const dayOf = ({ occurredAt }: TrackedEvent) => occurredAt.slice(0, 10);
const hourOf = ({ occurredAt }: TrackedEvent) => Number(occurredAt.slice(11, 13));

it('makes the same events and sales for the same seed and end day, as far as they have happened', () => {
  expect(make(history, 30)).toEqual(days.slice(0, 30));
  const whole = make({ ...history, until: '2026-11-23T23:59:59.999Z' }).flatMap((day) => day.events);
  expect(whole).toHaveLength(6000);
  expect(whole.slice(0, events.length)).toEqual(events);
  expect(whole[events.length]!.occurredAt > history.until).toBe(true);
});

it.each([
  ['seed', { ...size, seed: 8 }, NOW],
  ['size', { ...size, events: 6001 }, NOW],
  ['end day', size, new Date('2026-11-24T15:30:00Z')],
])('makes others for another %s', (_what, other, now) => {
  const ids = new Set(events.map(({ id }) => id));
  const others = make(demoHistory(other, now), 20).flatMap((day) => day.events);
  expect(others.filter(({ id }) => ids.has(id))).toEqual([]);
});

it('gives each event an id of its own', () => {
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
});

it('makes events as they come from visitors, all marked as demo data', () => {
  for (const event of events.slice(0, 1000)) {
    expect(trackedEventSchema.parse(event)).toEqual(event);
    expect(event.isDemo).toBe(true);
  }
  for (const event of events.filter(({ eventType }) => eventType === OFFERS_SEEN).slice(0, 300)) {
    expect(offersSeenSchema.safeParse(event).success).toBe(true);
  }
});

it('has the rhythm of the week and of the day', () => {
  const byWeekday = countBy((event) => new Date(dayOf(event)).getUTCDay());
  expect(byWeekday.get(1)!).toBeGreaterThan(byWeekday.get(6)! * 1.2);
  const byHour = countBy(hourOf);
  expect(byHour.get(19)!).toBeGreaterThan(byHour.get(4)! * 2);
});

it('has two launches: days far above those before them, that their campaigns brought', () => {
  const byDay = countBy(dayOf);
  const daysOf = (campaign: string) => [
    ...countBy(
      dayOf,
      events.filter(({ utmCampaign }) => utmCampaign === campaign),
    ).keys(),
  ];
  for (const campaign of ['video-review', 'new-ranking']) {
    const [first] = daysOf(campaign);
    const weekBefore = new Date(Date.parse(String(first)) - 7 * 86_400_000).toISOString().slice(0, 10);
    expect(byDay.get(first!)!).toBeGreaterThan(byDay.get(weekBefore)! * 1.8);
  }
});

it('has one outage: hours of one day with nothing in them', () => {
  const [outage, ...others] = planDays(history).filter((plan) => plan.outage.length > 0);
  expect(others).toEqual([]);
  const isInOutage = (event: TrackedEvent) => outage!.outage.includes(hourOf(event));
  const eventsOf = (day: string) => events.filter((event) => dayOf(event) === day);
  const dayBefore = new Date(Date.parse(outage!.day) - 86_400_000).toISOString().slice(0, 10);
  expect(eventsOf(outage!.day).length).toBeGreaterThan(0);
  expect(eventsOf(outage!.day).filter(isInOutage)).toEqual([]);
  expect(eventsOf(dayBefore).filter(isInOutage).length).toBeGreaterThan(5);
});

it('has its share of programs, every channel and kind of device', () => {
  expect(events.filter(isProgram).length / events.length).toBeCloseTo(BOT_SHARE, 1);
  expect([...countBy(({ channel }) => channel).keys()].sort()).toEqual([
    'ai-assistant',
    'direct',
    'email',
    'organic-search',
    'paid',
    'referral',
    'social',
  ]);
  expect(countBy(({ source }) => source).get('chatgpt.com')).toBeGreaterThan(30);
  expect(countBy(({ country }) => country!).size).toBeGreaterThan(8);
});

it('has sales from people’s clicks: recent ones pending, some older ones reversed', () => {
  const clicks = new Map(
    events
      .filter((event) => event.eventType === AFFILIATE_CLICK && !isProgram(event))
      .map((event) => [event.id, event]),
  );
  expect(sales.length / clicks.size).toBeGreaterThan(0.04);
  for (const { clickId, productId, moment } of sales) {
    if (clickId === null) continue;
    expect(clicks.get(clickId)).toMatchObject({ productId });
    expect(moment.toISOString() > clicks.get(clickId)!.occurredAt).toBe(true);
  }
  const states = new Set(sales.map(({ state }) => state));
  expect(states).toEqual(new Set(['pending', 'confirmed', 'reversed']));
  for (const { state, moment } of sales) {
    if (state === 'pending') expect(moment.toISOString() > '2026-11-09').toBe(true);
    if (state === 'reversed') expect(moment.toISOString() < '2026-11-09').toBe(true);
  }
});

it('is too short for launches and an outage when it has few days', () => {
  const plans = planDays(demoHistory({ days: 3, events: 100, seed: 1 }, NOW));
  expect(plans.flatMap(({ launches, outage }) => [...launches, ...outage])).toEqual([]);
});
