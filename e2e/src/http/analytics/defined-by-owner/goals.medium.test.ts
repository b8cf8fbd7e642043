import { PERSON } from '@astaguide/testbed/past-event';
import { MAX_GOALS, type Goal } from '@astaguide/contracts/analytics/goal';
import {
  analyticsReportSchema,
  type AnalyticsReport,
} from '@astaguide/contracts/analytics/report/analytics-report';
import { goalPropertiesSchema } from '@astaguide/contracts/analytics/report/goal-properties';
import { visitFunnelSchema } from '@astaguide/contracts/analytics/report/visit-funnel';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { ApiClient } from '../../api-client';
import { siteForTests } from '../../site-for-tests';
import { recordEvents } from '../recorded-month';

let owner: ApiClient;
let database: Client;
siteForTests((started) => ({ owner, database } = started));

const PATH = '/api/goals';
const NEWSLETTER = { name: 'Newsletter', on: { eventType: 'newsletter_signup' } };

afterEach(async () => {
  for (const { id } of (await owner.get(PATH)).body as Goal[]) await owner.call('DELETE', `${PATH}/${id}`);
});

describe('the list of goals', () => {
  test('a goal is added, listed, replaced and deleted', async () => {
    const made = await owner.post(PATH, {
      name: ' Sold ',
      on: { eventType: 'order' },
      where: { property: 'plan', is: 3 },
      value: { property: 'amount', currency: 'eur' },
    });
    expect(made.status).toBe(201);
    const sold = {
      id: made.body.id as number,
      name: 'Sold',
      on: { eventType: 'order' },
      where: { property: 'plan', is: '3' },
      value: { property: 'amount', currency: 'EUR' },
    };
    expect(made.body).toEqual(sold);
    await owner.post(PATH, NEWSLETTER);
    expect((await owner.get(PATH)).body).toEqual([
      { id: expect.any(Number), ...NEWSLETTER, where: null, value: null },
      sold,
    ]);
    const page = { name: 'SOLD', on: { page: '/thanks' } };
    const replaced = await owner.call('PUT', `${PATH}/${sold.id}`, page);
    expect([replaced.status, replaced.body]).toEqual([
      200,
      { id: sold.id, ...page, where: null, value: null },
    ]);
    expect((await owner.call('DELETE', `${PATH}/${sold.id}`)).status).toBe(204);
    for (const method of ['PUT', 'DELETE'] as const)
      expect((await owner.call(method, `${PATH}/${sold.id}`, page)).status).toBe(404);
  });

  test('names are unique, ignoring case, and their number is limited', async () => {
    await owner.post(PATH, NEWSLETTER);
    const again = await owner.post(PATH, { ...NEWSLETTER, name: 'NEWSLETTER' });
    expect([again.status, again.body.errors]).toEqual([
      409,
      [{ path: 'name', message: 'Another goal already has this name' }],
    ]);
    for (let number = 1; number < MAX_GOALS; number += 1)
      expect((await owner.post(PATH, { ...NEWSLETTER, name: `Goal ${number}` })).status).toBe(201);
    expect((await owner.post(PATH, { ...NEWSLETTER, name: 'One more' })).status).toBe(409);
  });
});

/** Yesterday at noon in UTC, plus minutes. */
const at = (minutes: number) => {
  const noon = new Date(Date.now() - 86_400_000).setUTCHours(12, 0, 0, 0);
  return new Date(noon + minutes * 60_000).toISOString();
};

/** An event of a visitor, as ingest queues it. */
const event = (visitor: number, minutes: number, eventType: string, different: object = {}) => ({
  id: randomUUID(),
  occurredAt: at(minutes),
  receivedAt: at(minutes),
  eventType,
  productId: null,
  page: '/',
  linkPlacement: null,
  rank: null,
  price: null,
  source: 'direct',
  channel: 'direct',
  referrer: null,
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  utmContent: null,
  utmTerm: null,
  visitor: String(visitor),
  ipAddress: '203.0.113.0/24',
  country: null,
  userAgent: PERSON,
  language: null,
  ...different,
});

describe('a visit of two readers', () => {
  const read = async (query: string): Promise<AnalyticsReport> =>
    analyticsReportSchema.parse((await owner.get(`/api/analytics/report?range=yesterday${query}`)).body);

  beforeAll(async () => {
    await recordEvents(database, [
      event(1, 0, 'page_view'),
      event(1, 1, 'page_view', { page: '/comparison' }),
      event(1, 2, 'newsletter_signup', { extra: { plan: 'pro', amount: '4.50', 'odd "name"': [1] } }),
      event(1, 3, 'newsletter_signup', { extra: { plan: 'free', amount: 1e21 } }),
      // Another session.
      event(1, 60, 'page_view', { page: '/faq' }),
      event(2, 0, 'page_view', { page: '/faq' }),
      event(2, 1, 'scroll'),
    ]);
  });

  test('a new goal has its history at once, with visitors, rate and value', async () => {
    const before = await read('');
    expect(before.goals).toEqual([]);
    expect(before.otherEvents.map(({ name }) => name)).toEqual(['newsletter_signup', 'scroll']);
    await owner.post(PATH, { ...NEWSLETTER, value: { property: 'amount', currency: 'EUR' } });
    const report = await read('');
    const [goal] = report.goals;
    expect(goal).toMatchObject({ name: 'Newsletter', events: 2, visitors: 1, rate: 0.5 });
    // No exchange rate yet; a number beyond all prices is no value.
    expect(goal!.value).toEqual({ currency: 'EUR', amount: '4.50', reported: null });
    expect(report.otherEvents.map(({ name }) => name)).toEqual(['scroll']);
    const rate = { currency: 'EUR', validFrom: '2020-01-01', rate: '1.2' };
    await owner.call('PUT', '/api/earnings/exchange-rates', rate);
    expect((await read('')).goals[0]!.value!.reported).toBe('5.40');

    const file = await owner.get('/api/analytics/report.csv?range=yesterday&compare=none&table=goals');
    expect(file.text.split('\r\n').slice(1)).toEqual(['Newsletter,0.5,EUR,USD,1,2,4.50,5.40', '']);
  });

  test('a goal on a property counts events that have its value', async () => {
    await owner.post(PATH, { ...NEWSLETTER, where: { property: 'plan', is: 'free' } });
    await owner.post(PATH, { name: 'Odd', on: NEWSLETTER.on, where: { property: 'odd "name"', is: '[1]' } });
    expect((await read('')).goals.map(({ name, events }) => [name, events])).toEqual([
      ['Newsletter', 1],
      ['Odd', 1],
    ]);
  });

  test('a filter on a goal keeps the whole sessions that reached it', async () => {
    await owner.post(PATH, NEWSLETTER);
    const { totals, filters } = await read('&filter=goal:NEWSletter');
    expect(totals).toMatchObject({ views: 2, visitors: 1, sessions: 1 });
    expect(filters).toEqual([{ dimension: 'goal', key: 'NEWSletter', excluded: false, label: 'NEWSletter' }]);
    expect((await read('&filter=goal!:Newsletter')).totals).toMatchObject({ views: 2, visitors: 2 });
    expect((await read('&filter=goal:')).totals.sessions).toBe(2);
    expect((await read('&filter=entryPage:/faq')).totals).toMatchObject({ sessions: 2, views: 2 });
    expect((await read('&filter=exitPage^:/comp')).totals).toMatchObject({ sessions: 1, views: 2 });
    for (const path of ['attribution', 'attribution.csv', 'funnel', 'funnel.csv'])
      for (const filter of ['goal:Newsletter', 'entryPage:/faq', 'exitPage!~:faq']) {
        const table = path === 'funnel.csv' ? '&table=total' : '';
        const answer = await owner.get(`/api/analytics/${path}?range=yesterday&filter=${filter}${table}`);
        expect([path, filter, answer.status]).toEqual([path, filter, 200]);
      }
    for (const by of ['day', 'source', 'rank', 'product'])
      expect(
        (await owner.get(`/api/earnings?by=${by}&filter=goal:Newsletter&filter=entryPage:/`)).status,
      ).toBe(200);
  });

  test('a goal is a further step of the funnel', async () => {
    await owner.post(PATH, NEWSLETTER);
    const funnel = visitFunnelSchema.parse(
      (await owner.get('/api/analytics/funnel?range=yesterday&goal=newsletter')).body,
    );
    expect(funnel.goal).toBe('Newsletter');
    expect(funnel.totals).toMatchObject({ sessions: 3, engaged: 1, clicked: 0, reached: 1 });
    expect(funnel.totals.reachedRate).toBeCloseTo(1 / 3);
    const file = await owner.get(
      '/api/analytics/funnel.csv?range=yesterday&compare=none&table=total&goal=newsletter',
    );
    expect(file.text).toMatch(/,reached,reached_rate\r\n3,1,0,.*,0,1,0\.33/);
    expect((await owner.get('/api/analytics/funnel?goal=nothing')).status).toBe(422);
  });

  test('the events of a goal are read by property', async () => {
    const { id } = (await owner.post(PATH, NEWSLETTER)).body as Goal;
    const path = `/api/analytics/goals/${id}/properties?range=yesterday`;
    const all = goalPropertiesSchema.parse((await owner.get(path)).body);
    expect([...all.properties].sort()).toEqual(['amount', 'odd "name"', 'page', 'plan']);
    expect([all.count, all.rows]).toEqual([0, []]);
    const { rows, count } = goalPropertiesSchema.parse((await owner.get(`${path}&property=plan`)).body);
    expect(count).toBe(2);
    expect(rows).toEqual([
      { value: 'free', events: 1, visitors: 1 },
      { value: 'pro', events: 1, visitors: 1 },
    ]);
    expect((await owner.get('/api/analytics/goals/9999/properties')).status).toBe(404);
  });

  test('an ignored event is left out until it is shown again', async () => {
    expect((await owner.post(`${PATH}/ignored`, { eventType: 'scroll' })).status).toBe(201);
    expect((await owner.post(`${PATH}/ignored`, { eventType: 'scroll' })).status).toBe(201);
    expect((await owner.get(`${PATH}/ignored`)).body).toEqual([{ eventType: 'scroll' }]);
    expect((await read('')).otherEvents.map(({ name }) => name)).toEqual(['newsletter_signup']);
    expect((await owner.call('DELETE', `${PATH}/ignored/scroll`)).status).toBe(204);
    expect((await owner.call('DELETE', `${PATH}/ignored/scroll`)).status).toBe(404);
    expect((await read('')).otherEvents).toHaveLength(2);
  });

  test('a filter that cannot be read is refused with a sentence', async () => {
    const refusal = async (filter: string) =>
      (
        (await owner.get(`/api/analytics/report?filter=${encodeURIComponent(filter)}`)).body as {
          errors: { message: string }[];
        }
      ).errors.map(({ message }) => message);
    expect(await refusal('page')).toEqual([
      'A filter is a dimension, a colon and a value, such as page:/comparison',
    ]);
    expect(await refusal('weather:rain')).toEqual([
      expect.stringMatching(/^Reports cannot be filtered by weather, only by product, page/),
    ]);
    expect(await refusal('product:reef')).toEqual(['A product is given by its number, such as product:12']);
    expect(await refusal('page^:')).toEqual(['Enter the text that the page begins with']);
  });
});
