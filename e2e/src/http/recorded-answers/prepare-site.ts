import type { Site } from '@astaguide/testbed/launched-site';
import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import type { BotRule } from '@astaguide/contracts/analytics/bot-rule';
import type { Client } from 'pg';
import { until, type ApiClient } from '../api-client';
import { untilRuleDone } from '../analytics/bot-rule-runs';
import { runRollups } from '../analytics/recorded-month';
import { botRules, triedRule } from './odd-events';
import { LAST_DAY, type RecordedLog } from './recorded-log';

/** Number of events per inbox batch. */
const BATCH = 250;
const RULES = '/api/analytics/bot-rules';

/** Lets the worker record the fixed log with bot rules applied, and waits until every day is computed. */
export async function prepareSite(
  { site, database, owner }: { site: Site; database: Client; owner: ApiClient },
  { arrivals, repeated }: Pick<RecordedLog, 'arrivals' | 'repeated'>,
): Promise<void> {
  await database.query(`UPDATE site_settings SET time_zone = 'UTC', social_proof = 'real'`);
  // The names of the demo catalog may change.
  await database.query(`UPDATE products SET name = 'Product ' || id`);
  for (const condition of botRules) await keepRule(owner, condition);
  await recordThroughInbox(database, [...repeated, ...arrivals]);
  await runRollups(site, 'project', { from: '2025-01-01', to: LAST_DAY });
}

/** Inserts events into the inbox, and waits until the worker has recorded them. */
export async function recordThroughInbox(database: Client, events: readonly TrackedEvent[]): Promise<void> {
  for (let start = 0; start < events.length; start += BATCH)
    await database.query('INSERT INTO event_inbox (events) VALUES ($1)', [
      JSON.stringify(events.slice(start, start + BATCH)),
    ]);
  await until(
    async () => (await database.query('SELECT FROM event_inbox')).rowCount,
    (batches) => batches === 0,
    60_000,
  );
}

/** Creates, previews and applies a rule. Only a previewed rule can be applied. */
async function keepRule(owner: ApiClient, condition: object): Promise<void> {
  const { id } = await tryRule(owner, condition);
  await owner.post(`${RULES}/${id}/apply`);
  await untilRuleDone(owner, id);
}

async function tryRule(owner: ApiClient, condition: object): Promise<{ id: number }> {
  const { id } = (await owner.post(RULES, { condition })).body as BotRule;
  await owner.post(`${RULES}/${id}/preview`);
  return untilRuleDone(owner, id);
}

/** Previews a rule over the whole log; days without events are removed, because they continue until today. */
export async function triedOverLog(owner: ApiClient): Promise<unknown> {
  const { id } = await tryRule(owner, triedRule);
  const trial = (await owner.get(`${RULES}/${id}/preview`)).body as {
    days: { before: { visitors: number } }[];
  };
  return { ...trial, days: trial.days.filter(({ before }) => before.visitors > 0) };
}
