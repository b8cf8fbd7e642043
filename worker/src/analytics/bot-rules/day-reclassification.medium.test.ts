import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import type { BotRuleCondition } from '@astaguide/contracts/analytics/bot-rule';
import { createDataSource } from '@astaguide/database/data-source';
import { BotRule } from '@astaguide/database/entities/analytics/bot-rule.entity';
import { loadDemo } from '@astaguide/database/load-demo';
import { createTestDatabase, type TestDatabase } from '@astaguide/database/test-database';
import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { ProjectionsRepository } from '../projections/projections.repository';
import { Projector } from '../projections/projector';
import { countByHand, readStored } from '../projections/projected-metrics.fixture';
import { createEventRecorder } from '../events/event-recorder.fixture';
import { trackedEvent } from '../events/tracked-event.fixture';
import { daysBetween } from '../rollups/days';
import { MonthlyProjectionsRepository } from '../rollups/monthly-tables.repository';
import { RollupsRepository } from '../rollups/rollups.repository';
import { rollupsOf } from '../rollups/rollups.fixture';
import { CompactionRepository } from '../../maintenance/compaction.repository';
import { DayChecks } from '../../maintenance/day-checks';
import { DayVerificationsRepository } from '../../maintenance/day-verifications.repository';
import { applyBotRule, removeBotRule } from '../../maintenance/handlers/reclassify-days.handler';
import { RetryLaterError } from '../../lib/queue-processor';
import { RunProgress, type JobProgress } from '../../maintenance/run-progress';
import { BotRulesRepository } from './bot-rules.repository';
import { BotRulePreviewsRepository } from './bot-rule-previews.repository';
import { DayReclassificationRepository } from './day-reclassification.repository';

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
/** From a day that is final to one that still moves. */
const range = { from: dayAgo(4), to: dayAgo(1) };
const DAYS = daysBetween(range.from, range.to);

let database: TestDatabase;
let pool: Pool;
let dataSource: DataSource;
let rollups: RollupsRepository;
let projections: ProjectionsRepository;

beforeEach(async () => {
  database = await createTestDatabase(process.env.TEST_DATABASE_URL!);
  await loadDemo(database.url);
  pool = new Pool({ connectionString: database.url });
  dataSource = await createDataSource(database.url, 1).initialize();
  rollups = rollupsOf(pool);
  projections = new ProjectionsRepository(pool);
}, 30_000);

afterEach(async () => {
  await pool.end();
  await dataSource.destroy();
  await database.drop();
});

const record = (events: TrackedEvent[]) => createEventRecorder(pool).record(events, 'job');
const reclassification = () => new DayReclassificationRepository(pool, rollups);
const catchUp = () =>
  new Projector(projections, new MonthlyProjectionsRepository(pool), reclassification()).catchUp(
    new AbortController().signal,
  );

/** Visitors of three networks and four programs; two of them come eight times within eight minutes. */
function history(): TrackedEvent[] {
  return DAYS.flatMap((day, index) =>
    Array.from({ length: 60 }, (_, place) => {
      const isBurst = place < 16;
      const visitor = isBurst ? 9 + Math.floor(place / 8) : (place * 7 + index) % 9;
      const minute = isBurst ? place : (place * 977 + index * 31) % 1440;
      return trackedEvent({
        occurredAt: new Date(Date.parse(day) + minute * 60_000).toISOString(),
        visitor: String(visitor),
        ipAddress: [null, '198.51.100.0/24', '2001:db8:1::/48', '203.0.113.0/24'][visitor % 4]!,
        ...(visitor % 3 === 0 ? { userAgent: `Mozilla/5.0 Shop/${visitor} (LINK 50%_off)` } : {}),
        ...(visitor % 4 === 1
          ? { source: ['spam.example', 'forum.spam.example', 'notspam.example'][place % 3]! }
          : {}),
        ...(visitor === 5 ? { userAgent: 'curl/8' } : {}),
        ...(place % 5 === 0
          ? { eventType: 'affiliate_click', productId: 1 + (place % 2), linkPlacement: 'review' }
          : {}),
      });
    }),
  );
}

async function addRule(condition: BotRuleCondition): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'INSERT INTO bot_rules (condition) VALUES ($1) RETURNING id',
    [condition],
  );
  return rows[0]!.id;
}

const stateOf = async (rule: number) =>
  (await pool.query<{ state: string }>('SELECT state FROM bot_rules WHERE id = $1', [rule])).rows[0]!.state;

const everywhere: JobProgress = { done: 0, total: 0, result: null };

/** @param endAfter steps after which the worker ends */
async function runHandler(
  kind: 'apply-bot-rule' | 'remove-bot-rule',
  rule: number,
  { start = everywhere, endAfter = Number.POSITIVE_INFINITY } = {},
) {
  const checks = new DayChecks(
    rollups,
    projections,
    { computeNow: () => Promise.reject(new Error('unused')) },
    [],
    new DayVerificationsRepository(pool),
  );
  const handle = kind === 'apply-bot-rule' ? applyBotRule : removeBotRule;
  const reported: JobProgress[] = [start];
  const progress = new RunProgress(start, {
    report: async (next) => Boolean(await Promise.resolve(reported.push(next))),
    isStopping: () => reported.at(-1)!.done + 1 >= endAfter,
    now: () => Date.now(),
  });
  const result = await handle(
    { rule, ...range },
    progress,
    new BotRulesRepository(dataSource.getRepository(BotRule)),
    reclassification(),
    projections,
    checks,
    new CompactionRepository(pool),
  ).catch((error: unknown) => {
    if (error instanceof RetryLaterError) return null;
    throw error;
  });
  return { result, progress: reported.at(-1)! };
}

/** All tables computed from events, and the bot verdicts. */
async function metrics() {
  const { rows } = await pool.query(
    `SELECT (SELECT json_agg(json_build_array(e.id, e.bot_reasons) ORDER BY e.id) FROM events e) AS verdicts,
       (SELECT json_agg(r ORDER BY r.dimension, r.day, r.key_id) FROM daily_rollups r) AS days,
       (SELECT json_agg(h ORDER BY h.hour) FROM hourly_rollups h) AS hours,
       (SELECT json_agg(m ORDER BY m.day, m.mark) FROM (SELECT day, mark, hour FROM visitors_seen) AS m) AS marks,
       (SELECT json_agg(b ORDER BY b.dimension, b.day, b.key) FROM daily_bot_traffic b) AS bots`,
  );
  return { ...rows[0], projections: await Promise.all(DAYS.map((day) => readStored(pool, day))) };
}

/** The tables agree with the log, counted by SQL and by hand. */
async function expectProven() {
  for (const day of DAYS) {
    expect([day, await rollups.verifyDay(day), await projections.verify(day)]).toEqual([day, 0, 0]);
    expect(await readStored(pool, day)).toEqual(await countByHand(pool, day));
  }
}

const conditions: BotRuleCondition[] = [
  { kind: 'network', network: '198.51.0.0/16' },
  { kind: 'network', network: '2001:db8::/32' },
  { kind: 'user-agent', contains: '(link 50%_' },
  { kind: 'behaviour', events: 7, minutes: 8 },
  { kind: 'network-agents', userAgents: 2 },
  { kind: 'source', source: 'spam.example' },
];

async function loadHistory() {
  await record(history());
  await catchUp();
}

test.each(conditions)(
  'applying a rule excludes what its preview shows; removing it restores every metric: %j',
  async (condition) => {
    await loadHistory();
    const before = await metrics();
    expect(before.hours).not.toBeNull();
    expect(before.marks).not.toBeNull();
    const rule = await addRule(condition);
    const previews = new BotRulePreviewsRepository(pool);
    for (const day of DAYS) await previews.previewDay(rule, condition, day);
    const said = await pool.query(
      `SELECT day::text, views_after AS views, clicks_after AS clicks, visitors_after AS visitors
       FROM bot_rule_previews WHERE product_id = 0 AND views_after + clicks_after > 0 ORDER BY day`,
    );
    const counted = () =>
      pool.query(
        `SELECT day::text, page_views::integer AS views, clicks::integer, visitors::integer
         FROM daily_rollups WHERE dimension = 0 ORDER BY day`,
      );
    expect((await counted()).rows).not.toEqual(said.rows);

    const { result } = await runHandler('apply-bot-rule', rule);
    expect(result!.metrics).toMatchObject({ days: DAYS.length, drift: 0 });
    expect(result!.metrics.reclassified).toBeGreaterThan(0);
    expect(await stateOf(rule)).toBe('applied');
    expect((await counted()).rows).toEqual(said.rows);
    await expectProven();

    await runHandler('remove-bot-rule', rule);
    expect(await stateOf(rule)).toBe('draft');
    expect(await metrics()).toEqual(before);
    await expectProven();
  },
  60_000,
);

test('a worker that ends in the middle hands over, and the next one goes on', async () => {
  await loadHistory();
  const before = await metrics();
  const rule = await addRule(conditions[0]!);
  const first = await runHandler('apply-bot-rule', rule, { endAfter: 2 });
  expect([first.result, first.progress.done, await stateOf(rule)]).toEqual([null, 2, 'applying']);
  const { result } = await runHandler('apply-bot-rule', rule, { start: first.progress });
  expect([result!.metrics.days, await stateOf(rule)]).toEqual([DAYS.length, 'applied']);
  await expectProven();
  const back = await runHandler('remove-bot-rule', rule, { endAfter: 3 });
  await runHandler('remove-bot-rule', rule, { start: back.progress });
  expect(await metrics()).toEqual(before);
}, 60_000);

test('a late worker does not undo a newer decision of the owner', async () => {
  await loadHistory();
  const rule = await addRule(conditions[0]!);
  const { progress } = await runHandler('apply-bot-rule', rule, { endAfter: 2 });
  await runHandler('remove-bot-rule', rule);
  const before = await metrics();
  await expect(runHandler('apply-bot-rule', rule, { start: progress })).rejects.toThrow(
    'Another action was requested',
  );
  expect([await stateOf(rule), await metrics()]).toEqual(['draft', before]);
  await pool.query('DELETE FROM bot_rules');
  await expect(runHandler('apply-bot-rule', rule)).rejects.toThrow('The rule was deleted.');
}, 60_000);

test('applies two rules together, and removes each alone', async () => {
  await loadHistory();
  const before = await metrics();
  const [first, second] = [await addRule(conditions[0]!), await addRule(conditions[3]!)];
  await runHandler('apply-bot-rule', first);
  const withFirst = await metrics();
  await runHandler('apply-bot-rule', second);
  const { rows } = await pool.query(
    `SELECT DISTINCT bot_reasons FROM events WHERE bot_reasons IS NOT NULL ORDER BY 1`,
  );
  expect(rows.map(({ bot_reasons }) => bot_reasons)).toEqual(
    expect.arrayContaining([
      [`rule:${first}`],
      [`rule:${second}`],
      [`rule:${first}`, `rule:${second}`],
      ['crawler', `rule:${first}`],
    ]),
  );
  await expectProven();
  await runHandler('remove-bot-rule', second);
  expect(await metrics()).toEqual(withFirst);
  await runHandler('remove-bot-rule', first);
  expect(await metrics()).toEqual(before);
}, 60_000);

describe('what comes in while a rule is kept', () => {
  const [DAY] = DAYS.slice(-1);
  const at = (second: number) => new Date(Date.parse(DAY!) + second * 1000).toISOString();
  const reasons = async () =>
    (await pool.query('SELECT bot_reasons FROM events ORDER BY occurred_at')).rows.map(
      (row: { bot_reasons: string[] | null }) => row.bot_reasons,
    );

  test('is left out at once by its network or user agent', async () => {
    const rules = [await addRule(conditions[0]!), await addRule(conditions[2]!)];
    for (const rule of rules) await runHandler('apply-bot-rule', rule);
    await record([
      trackedEvent({ occurredAt: at(1) }),
      trackedEvent({ occurredAt: at(2), ipAddress: '198.51.7.0/24' }),
      trackedEvent({
        occurredAt: at(3),
        ipAddress: '198.51.7.0/24',
        userAgent: 'Mozilla/5.0 Shop (LINK 50%_',
      }),
      trackedEvent({ occurredAt: at(4), ipAddress: '198.51.7.0/24', userAgent: 'curl/8' }),
    ]);
    const [network, agent] = rules.map((id) => `rule:${id}`);
    expect(await reasons()).toEqual([null, [network], [network, agent], ['crawler', network]]);
    expect(await rollups.verifyDay(DAY!)).toBe(0);
    // What the log says by SQL is what the recorder said of each event.
    expect(await reclassification().reclassifyDay(DAY!)).toBe(0);
  }, 30_000);

  test('is left out by its behaviour when its day is computed', async () => {
    const rule = await addRule({ kind: 'behaviour', events: 2, minutes: 1 });
    await runHandler('apply-bot-rule', rule);
    await record([1, 2].map((second) => trackedEvent({ occurredAt: at(second), visitor: '1' })));
    await record([trackedEvent({ occurredAt: at(3), visitor: '2' })]);
    await catchUp();
    expect(await reasons()).toEqual([null, null, null]);
    await record([trackedEvent({ occurredAt: at(4), visitor: '1' })]);
    await catchUp();
    const byRule = [`rule:${rule}`];
    expect(await reasons()).toEqual([byRule, byRule, null, byRule]);
    await expectProven();
  }, 30_000);

  test('is left out with its network’s whole day once there are too many user agents', async () => {
    const rule = await addRule({ kind: 'network-agents', userAgents: 2 });
    await runHandler('apply-bot-rule', rule);
    const visits = (browsers: readonly number[], from: number, details: Partial<TrackedEvent> = {}) =>
      record(
        browsers.map((browser, place) =>
          trackedEvent({
            occurredAt: at(from + place),
            userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser}.0 Safari/537.36`,
            visitor: String(browser),
            ...details,
          }),
        ),
      );
    await visits([131, 132], 1);
    await visits([131, 132], 3, { ipAddress: '198.51.7.0/24' });
    await visits([134, 135, 136], 5, { ipAddress: null });
    await catchUp();
    expect(await reasons()).toEqual(Array(7).fill(null));
    await visits([133], 8);
    await catchUp();
    const byRule = [`rule:${rule}`];
    expect(await reasons()).toEqual([byRule, byRule, ...Array<null>(5).fill(null), byRule]);
    await expectProven();
  }, 30_000);

  test('applies in the end also to events of a recorder with outdated rules', async () => {
    const rule = await addRule(conditions[0]!);
    const eventAt = (second: number) =>
      trackedEvent({ occurredAt: at(second), ipAddress: '198.51.7.0/24', visitor: String(second) });
    await record([eventAt(1)]);
    await runHandler('apply-bot-rule', rule);
    await pool.query(`UPDATE bot_rules SET state = 'draft'`);
    await record([eventAt(2)]);
    await pool.query(`UPDATE bot_rules SET state = 'applied'`);
    expect(await reasons()).toEqual([[`rule:${rule}`], null]);
    await catchUp();
    expect(await reasons()).toEqual([[`rule:${rule}`], [`rule:${rule}`]]);
    await expectProven();
  }, 30_000);
});

test('months whose single events were dropped stay as they are, and are named', async () => {
  await loadHistory();
  const month = `${range.from.slice(0, 7)}-01`;
  const rule = await addRule(conditions[0]!);
  const before = await metrics();
  await pool.query(
    `UPDATE log_days SET dropped_at = now() WHERE date_trunc('month', day::timestamp) = $1::timestamp`,
    [month],
  );
  const ofMonth = DAYS.filter((day) => day.slice(0, 7) === month.slice(0, 7)).length;
  const outcome = await runHandler('apply-bot-rule', rule).catch((error: Error) => error.message);
  if (ofMonth === DAYS.length) {
    expect(outcome).toMatch(/raw events were deleted/);
    expect(await metrics()).toEqual(before);
    return;
  }
  expect((outcome as { result: { metrics: object } }).result.metrics).toMatchObject({ skippedDays: ofMonth });
}, 30_000);
