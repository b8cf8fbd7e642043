import type { BotRuleCondition } from '@astaguide/contracts/analytics/bot-rule';
import type { RunResult } from '@astaguide/contracts/maintenance/maintenance-run';
import { BotRule } from '@astaguide/database/entities/analytics/bot-rule.entity';
import { loadDemo } from '@astaguide/database/load-demo';
import type { Pool } from 'pg';
import { createEventRecorder } from '../events/event-recorder.fixture';
import { trackedEvent } from '../events/tracked-event.fixture';
import { ownerDatabaseForTests } from '../../lib/owner-database.fixture';
import { daysBetween } from '../rollups/days';
import { CompactionRepository } from '../../maintenance/compaction.repository';
import { previewBotRule } from '../../maintenance/handlers/preview-bot-rule.handler';
import { JobCancelledError } from '../../lib/queue-processor';
import { RunProgress, type JobProgress } from '../../maintenance/run-progress';
import { BotRulesRepository } from './bot-rules.repository';
import { BotRulePreviewsRepository } from './bot-rule-previews.repository';

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const range = { from: dayAgo(4), to: dayAgo(1) };
const DAYS = daysBetween(range.from, range.to);
const RULE: BotRuleCondition = { kind: 'network', network: '198.51.0.0/16' };
const BEGINNING: JobProgress = { done: 0, total: 0, result: null };

let pool: Pool;
let rules: BotRulesRepository;
let rule: number;
/** What a preview says that nothing came between. */
let whole: { result: RunResult; metrics: object[] };

ownerDatabaseForTests(async (opened, dataSource, url) => {
  await loadDemo(url);
  pool = opened;
  rules = new BotRulesRepository(dataSource.getRepository(BotRule));
  const events = DAYS.flatMap((day, index) =>
    Array.from({ length: 12 + index }, (_, place) =>
      trackedEvent({
        occurredAt: new Date(Date.parse(day) + place * 60_000).toISOString(),
        visitor: String(place % 5),
        ipAddress: place % 3 === 0 ? '198.51.100.0/24' : '203.0.113.0/24',
        ...(place % 4 === 0 ? { eventType: 'affiliate_click', productId: 1 + (place % 2) } : {}),
      }),
    ),
  );
  await createEventRecorder(pool).record(events, 'job');
  const added = await pool.query<{ id: number }>(
    'INSERT INTO bot_rules (condition) VALUES ($1) RETURNING id',
    [RULE],
  );
  rule = added.rows[0]!.id;
  const result = await work();
  whole = { result, metrics: await metrics() };
  expect([result.metrics.days, whole.metrics.length]).toEqual([4, 8]);
});

class Killed extends Error {}

/** @param report answers as the run's row would, or throws where the process dies */
function work(
  start = BEGINNING,
  report: (progress: JobProgress) => Promise<boolean> = () => Promise.resolve(true),
): Promise<RunResult> {
  let clock = 0;
  // Every day is reported.
  const progress = new RunProgress(start, { report, isStopping: () => false, now: () => (clock += 1000) });
  return previewBotRule(
    { rule, ...range },
    progress,
    rules,
    new BotRulePreviewsRepository(pool),
    new CompactionRepository(pool),
  );
}

/** @returns the progress that the next worker finds after one died with this many reports made and one lost */
async function killedAfter(reports: number): Promise<JobProgress> {
  let found = BEGINNING;
  let made = 0;
  const report = (progress: JobProgress) => {
    if (made++ === reports) return Promise.reject(new Killed());
    found = progress;
    return Promise.resolve(true);
  };
  await expect(work(BEGINNING, report)).rejects.toThrow(Killed);
  return found;
}

async function metrics(): Promise<object[]> {
  const { rows } = await pool.query<object>(
    'SELECT * FROM bot_rule_previews WHERE rule_id = $1 ORDER BY day, product_id',
    [rule],
  );
  return rows;
}

async function isTried(): Promise<boolean> {
  const { rows } = await pool.query<{ previewed_at: Date | null }>(
    'SELECT previewed_at FROM bot_rules WHERE id = $1',
    [rule],
  );
  return rows[0]!.previewed_at !== null;
}

// A report before the first day, and one after each.
test.each([0, 1, 2, 3, 4])(
  'where the worker is killed after %d reports, the next one comes to what one alone says',
  async (reports) => {
    await work();
    const progress = await killedAfter(reports);
    expect([progress.done, await isTried()]).toEqual([Math.max(0, reports - 1), false]);
    expect(await work(progress)).toEqual(whole.result);
    expect([await metrics(), await isTried()]).toEqual([whole.metrics, true]);
  },
);

test('where the worker is killed after its last report, the next one has only to say so', async () => {
  let last = BEGINNING;
  await work(BEGINNING, (progress) => {
    last = progress;
    return Promise.resolve(true);
  });
  await pool.query('UPDATE bot_rules SET previewed_at = NULL');
  expect(await work(last)).toEqual(whole.result);
  expect([await metrics(), await isTried()]).toEqual([whole.metrics, true]);
});

test.each([0, 1, 3, 4])(
  'cancelled after %d reports, the rule says nothing, neither new nor from before, until it is tried again',
  async (reports) => {
    await work();
    let made = 0;
    await expect(work(BEGINNING, () => Promise.resolve(made++ < reports))).rejects.toThrow(JobCancelledError);
    expect(await isTried()).toBe(false);
    expect(await work()).toEqual(whole.result);
    expect([await metrics(), await isTried()]).toEqual([whole.metrics, true]);
  },
);

test('workers that take each other for dead come to the same, and none of them fails', async () => {
  for (let round = 0; round < 5; round++) {
    await Promise.all(Array.from({ length: 5 }, () => work()));
    expect([await metrics(), await isTried()]).toEqual([whole.metrics, true]);
  }
});

test('a rule that was deleted meanwhile ends its run with the reason', async () => {
  const progress = await killedAfter(2);
  await pool.query('DELETE FROM bot_rules');
  await expect(work(progress)).rejects.toThrow('The rule was deleted.');
  expect(await metrics()).toEqual([]);
});
