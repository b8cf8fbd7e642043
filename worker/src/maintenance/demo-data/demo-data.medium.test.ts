import { AFFILIATE_CLICK, PAGE_VIEW } from '@astaguide/contracts/analytics/analytics-event';
import { demoHistory } from '@astaguide/contracts/maintenance/demo-data';
import { isbot } from 'isbot';
import { loadDemo } from '@astaguide/database/load-demo';
import type { Pool } from 'pg';
import { createEventRecorder } from '../../analytics/events/event-recorder.fixture';
import { trackedEvent } from '../../analytics/events/tracked-event.fixture';
import { ownerDatabaseForTests } from '../../lib/owner-database.fixture';
import { ProjectionsRepository } from '../../analytics/projections/projections.repository';
import { Projector } from '../../analytics/projections/projector';
import { MonthlyProjectionsRepository } from '../../analytics/rollups/monthly-tables.repository';
import { rollupsOf } from '../../analytics/rollups/rollups.fixture';
import { loadDemoData } from '../handlers/load-demo-data.handler';
import { removeDemoData } from '../handlers/remove-demo-data.handler';
import { RetryLaterError } from '../../lib/queue-processor';
import { ReferenceSweepRepository } from '../reference-sweep.repository';
import { RunProgress, type JobProgress } from '../run-progress';
import { DayReclassificationRepository } from '../../analytics/bot-rules/day-reclassification.repository';
import { DemoDataDays } from './demo-data-days';
import { DemoDataRepository } from './demo-data.repository';
import { planDays } from './history/day-plan';
import { demoDay, type DemoDay } from './history/demo-day';
import { LiveVisitors } from './live-visitors';

const history = demoHistory({ days: 20, events: 2000, seed: 7 }, new Date());

let pool: Pool;
let demo: DemoDataRepository;
let generated: DemoDay[];
ownerDatabaseForTests(async (opened, dataSource, url) => {
  await loadDemo(url);
  pool = opened;
  demo = new DemoDataRepository(pool, dataSource);
  const catalog = await demo.readCatalog();
  generated = planDays(history).map((plan) => demoDay(history, plan, catalog));
});

/** A run from its first step, without a row in maintenance_runs. */
function progress(progress: JobProgress = { done: 0, total: 0, result: null }): RunProgress {
  return new RunProgress(progress, {
    report: () => Promise.resolve(true),
    isStopping: () => false,
    now: () => Date.now(),
  });
}

const days = () => {
  const rollups = rollupsOf(pool);
  return new DemoDataDays(
    demo,
    createEventRecorder(pool),
    rollups,
    new Projector(
      new ProjectionsRepository(pool),
      new MonthlyProjectionsRepository(pool),
      new DayReclassificationRepository(pool, rollups),
    ),
  );
};
const load = () => loadDemoData(history, progress(), demo, days());
const remove = () => removeDemoData({}, progress(), demo, days(), new ReferenceSweepRepository(pool));

const rowsOf = async (sql: string) => (await pool.query(sql)).rows;
const metrics = async () =>
  (
    await rowsOf(
      `SELECT coalesce(sum(events), 0)::integer AS events, coalesce(sum(page_views), 0)::integer AS views,
         coalesce(sum(clicks), 0)::integer AS clicks FROM daily_rollups WHERE dimension = 0`,
    )
  )[0];

/** The drift of all days, of rollups and projections. */
async function drift(): Promise<number> {
  let rows = 0;
  for (const { day } of planDays(history)) {
    rows += await rollupsOf(pool).verifyDay(day);
    rows += await new ProjectionsRepository(pool).verify(day);
  }
  return rows;
}

const counted = () => {
  const people = generated
    .flatMap(({ events }) => events)
    .filter(({ userAgent }) => userAgent !== '' && !isbot(userAgent));
  const ofType = (type: string) => people.filter(({ eventType }) => eventType === type).length;
  return { events: people.length, views: ofType(PAGE_VIEW), clicks: ofType(AFFILIATE_CLICK) };
};

test('a history is counted as it was generated, also when it is added twice', async () => {
  const all = generated.flatMap(({ events }) => events).length;
  const sales = generated.flatMap((day) => day.sales);
  const { metrics: added } = await load();
  expect(added).toMatchObject({ events: all, sales: sales.length });
  expect(await metrics()).toEqual(counted());
  expect(await drift()).toBe(0);
  expect(await rowsOf('SELECT DISTINCT is_demo FROM event_log')).toEqual([{ is_demo: true }]);
  expect(
    await rowsOf('SELECT sum(events)::integer AS bots FROM daily_bot_traffic WHERE dimension = 0'),
  ).toEqual([{ bots: all - counted().events }]);
  expect(await rowsOf('SELECT count(*)::integer AS sales FROM conversions WHERE is_current')).toEqual([
    { sales: sales.length },
  ]);
  const [funnel] = await rowsOf(
    'SELECT sum(sessions)::integer AS sessions, sum(clicked)::integer AS clicked FROM daily_funnels WHERE dimension = 0',
  );
  expect(funnel.clicked).toBeGreaterThan(0);
  const [offers] = await rowsOf('SELECT sum(impressions)::integer AS seen FROM daily_attributions');
  expect(offers.seen).toBeGreaterThan(1000);

  // Later than ids are remembered for.
  await pool.query('DELETE FROM event_ids');
  expect((await load()).metrics).toMatchObject({ events: 0, sales: 0 });
  expect(await metrics()).toEqual(counted());
}, 120_000);

test('the commission of a demo product is the rate of its demo sales', async () => {
  const [{ differing, sales }] = await rowsOf(
    `SELECT count(*)::integer AS sales, count(*) FILTER (WHERE NOT EXISTS (
         SELECT FROM commissions c WHERE c.product_id = s.product_id AND c.kind = 'rate' AND c.valid_from <= s.day
           AND abs(s.amount * c.value / 100 - s.commission) < 0.01))::integer AS differing
     FROM conversions s WHERE is_current`,
  );
  expect(sales).toBeGreaterThan(0);
  expect(differing).toBe(0);
});

test('a history goes on after the day at which another worker ended', async () => {
  const other = { ...history, seed: 8 };
  const catalog = await demo.readCatalog();
  const rest = planDays(other)
    .slice(18)
    .flatMap((plan) => demoDay(other, plan, catalog).events);
  const run = loadDemoData(other, progress({ done: 18, total: 20, result: null }), demo, days());
  expect((await run).metrics).toMatchObject({ events: rest.length });
}, 60_000);

test('visitors who come now are demo data, and counted at once', async () => {
  const before = await metrics();
  const live = new LiveVisitors(createEventRecorder(pool), await demo.readCatalog());
  const now = Date.now();
  const { events } = await live.step(now);
  expect(events).toBe(1);
  expect((await live.step(now)).events).toBe(1);
  expect((await metrics()).views).toBe(before.views + 1);
  expect(await rowsOf('SELECT DISTINCT is_demo FROM event_log')).toEqual([{ is_demo: true }]);
});

test('while demo data is being added or removed, a second run waits', async () => {
  await demo.alone(() => expect(remove()).rejects.toThrow(RetryLaterError));
});

test('removing leaves what the owner made or edited, and the metrics of real visitors alone', async () => {
  const real = [
    trackedEvent({ eventType: AFFILIATE_CLICK, productId: 1, visitor: '7' }),
    trackedEvent({ page: '/', occurredAt: `${planDays(history)[5]!.day}T12:00:00.000Z`, visitor: '8' }),
  ];
  await createEventRecorder(pool).record(real, 'job');
  await pool.query(`UPDATE products SET price = 99 WHERE id = 2`);
  // Ranked otherwise, which moves all products: no edit of this one.
  await pool.query(`UPDATE products SET placement = 19, version = version + 1 WHERE id = 3`);
  await pool.query(`INSERT INTO blog_posts (title, slug, excerpt, content, category, image_url)
    VALUES ('Mine', 'mine', 'Mine', 'Mine', 'EXPERT GUIDE', '/mine.webp')`);
  const [{ products, posts }] = await rowsOf(
    'SELECT (SELECT count(*) FROM products)::integer AS products, (SELECT count(*) FROM blog_posts)::integer AS posts',
  );

  const { metrics: removed } = await remove();
  expect(removed).toMatchObject({ products: products - 1, posts: posts - 1 });
  expect(await rowsOf('SELECT id FROM products WHERE deleted_at IS NULL')).toEqual([{ id: 2 }]);
  expect(await rowsOf('SELECT slug FROM blog_posts')).toEqual([{ slug: 'mine' }]);
  expect(await rowsOf('SELECT id FROM event_log')).toHaveLength(real.length);
  expect(await metrics()).toEqual({ events: 2, views: 1, clicks: 1 });
  expect(await rowsOf('SELECT key_id, clicks::integer FROM daily_rollups WHERE dimension = 2')).toEqual([
    { key_id: 1, clicks: 1 },
  ]);
  expect(await drift()).toBe(0);
  expect(await rowsOf('SELECT * FROM conversions')).toEqual([]);
  expect(await rowsOf('SELECT product_id FROM commissions')).toEqual([{ product_id: 2 }]);
  expect(await rowsOf('SELECT * FROM log_days WHERE has_demo')).toEqual([]);
  expect(await rowsOf('SELECT social_proof FROM site_settings')).toEqual([{ social_proof: 'real' }]);
}, 120_000);

test('what was removed can be added again', async () => {
  await pool.query('UPDATE products SET deleted_at = NULL');
  expect((await load()).metrics.events).toBeGreaterThan(1500);
  await remove();
  expect(await rowsOf('SELECT id FROM event_log')).toHaveLength(2);
}, 120_000);
