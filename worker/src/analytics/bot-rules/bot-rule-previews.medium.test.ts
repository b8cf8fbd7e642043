import type { BotRuleCondition } from '@astaguide/contracts/analytics/bot-rule';
import { BotRule } from '@astaguide/database/entities/analytics/bot-rule.entity';
import { loadDemo } from '@astaguide/database/load-demo';
import type { Pool } from 'pg';
import { ProjectionsRepository } from '../projections/projections.repository';
import { readStored } from '../projections/projected-metrics.fixture';
import { createEventRecorder } from '../events/event-recorder.fixture';
import { trackedEvent } from '../events/tracked-event.fixture';
import { ownerDatabaseForTests } from '../../lib/owner-database.fixture';
import { BotRulePreviewsRepository } from './bot-rule-previews.repository';
import { BotRulesRepository } from './bot-rules.repository';

let pool: Pool;
let previews: BotRulePreviewsRepository;
let rules: BotRulesRepository;

const DAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const at = (second: number) => new Date(Date.parse(DAY) + second * 1000).toISOString();
const AFFILIATE = { eventType: 'affiliate_click', productId: 1 };

ownerDatabaseForTests(async (opened, dataSource, url) => {
  await loadDemo(url);
  pool = opened;
  previews = new BotRulePreviewsRepository(pool);
  rules = new BotRulesRepository(dataSource.getRepository(BotRule));
  await createEventRecorder(pool).record(
    [
      // Four events within 30 seconds, and one hours later.
      ...[0, 10, 20, 30, 40_000].map((second) => ({ visitor: '1', occurredAt: at(second) })),
      { visitor: '1', occurredAt: at(40_001), ...AFFILIATE },
      // As many, but a minute from the first to the last.
      ...[0, 20, 40, 60].map((second) => ({
        visitor: '2',
        occurredAt: at(second),
        ipAddress: '198.51.100.0/24',
      })),
      {
        visitor: '3',
        occurredAt: at(5),
        userAgent: 'Mozilla/5.0 Shop (LINK 50%_off)',
        ipAddress: null,
        ...AFFILIATE,
      },
      { visitor: '4', occurredAt: at(6), ipAddress: '2001:db8:1::/48', source: 'm_1.spam.example' },
      // Left out before.
      { visitor: '5', occurredAt: at(7), userAgent: 'curl/8' },
    ].map((event) => trackedEvent(event)),
    'job',
  );
  await new ProjectionsRepository(pool).compute(DAY);
});

async function tried(condition: BotRuleCondition): Promise<Record<string, number[]>> {
  const added = await pool.query<{ id: number }>(
    'INSERT INTO bot_rules (condition) VALUES ($1) RETURNING id',
    [condition],
  );
  const { id } = added.rows[0]!;
  await previews.begin(id);
  await previews.previewDay(id, condition, DAY);
  // A step that a killed worker had done is done again.
  const excluded = await previews.previewDay(id, condition, DAY);
  await rules.finishPreview(id);
  const { rows } = await pool.query<{ product_id: number; metrics: number[] }>(
    `SELECT product_id, ARRAY[views, clicks, visitors, views_after, clicks_after, visitors_after] AS metrics
     FROM bot_rule_previews WHERE rule_id = $1`,
    [id],
  );
  return { excluded: [excluded], ...Object.fromEntries(rows.map((row) => [row.product_id, row.metrics])) };
}

test.each<[string, BotRuleCondition, Record<string, number[]>]>([
  [
    'a network, and those within a wider one',
    { kind: 'network', network: '198.51.0.0/16' },
    { excluded: [4], 0: [10, 2, 4, 6, 2, 3], 1: [0, 2, 2, 0, 2, 2] },
  ],
  [
    'a network of the other kind of addresses',
    { kind: 'network', network: '2001:db8::/32' },
    { excluded: [1], 0: [10, 2, 4, 9, 2, 3], 1: [0, 2, 2, 0, 2, 2] },
  ],
  [
    'a part of the user agent, in any case, whose signs mean themselves',
    { kind: 'user-agent', contains: '(link 50%_' },
    { excluded: [1], 0: [10, 2, 4, 10, 1, 3], 1: [0, 2, 2, 0, 1, 1] },
  ],
  [
    'a value that no event has, although it matches as a pattern',
    { kind: 'user-agent', contains: 'mozilla%link' },
    { excluded: [0], 0: [10, 2, 4, 10, 2, 4], 1: [0, 2, 2, 0, 2, 2] },
  ],
  [
    'a source with its subdomains',
    { kind: 'source', source: 'spam.example' },
    { excluded: [1], 0: [10, 2, 4, 9, 2, 3], 1: [0, 2, 2, 0, 2, 2] },
  ],
  [
    'a source that is only the end of a name, or whose signs match as a pattern',
    { kind: 'source', source: 'm__.spam.example' },
    { excluded: [0], 0: [10, 2, 4, 10, 2, 4], 1: [0, 2, 2, 0, 2, 2] },
  ],
  [
    'a name that other sources end with',
    { kind: 'source', source: 'example' },
    { excluded: [0], 0: [10, 2, 4, 10, 2, 4], 1: [0, 2, 2, 0, 2, 2] },
  ],
  [
    'more than three events in a minute: the whole day of that visitor',
    { kind: 'behaviour', events: 3, minutes: 1 },
    { excluded: [6], 0: [10, 2, 4, 5, 1, 3], 1: [0, 2, 2, 0, 1, 1] },
  ],
  [
    'more than four events in a minute: no visitor',
    { kind: 'behaviour', events: 4, minutes: 1 },
    { excluded: [0], 0: [10, 2, 4, 10, 2, 4], 1: [0, 2, 2, 0, 2, 2] },
  ],
  [
    'a network with two user agents, one of them already excluded: its whole day',
    { kind: 'network-agents', userAgents: 1 },
    { excluded: [6], 0: [10, 2, 4, 5, 1, 3], 1: [0, 2, 2, 0, 1, 1] },
  ],
  [
    'more than two user agents of a network: no visitor',
    { kind: 'network-agents', userAgents: 2 },
    { excluded: [0], 0: [10, 2, 4, 10, 2, 4], 1: [0, 2, 2, 0, 2, 2] },
  ],
])('%s', async (_what, condition, expected) => {
  expect(await tried(condition)).toEqual(expected);
});

test('trying changes neither the log nor a figure', async () => {
  const digest = async () => {
    const { rows } = await pool.query(
      `SELECT (SELECT json_agg(e ORDER BY e.id) FROM events e) AS log,
         (SELECT json_agg(r ORDER BY r.dimension, r.day, r.key_id) FROM daily_rollups r) AS days,
         (SELECT json_agg(h ORDER BY h.hour) FROM hourly_rollups h) AS hours`,
    );
    return { ...rows[0], projections: await readStored(pool, DAY) };
  };
  const before = await digest();
  expect(before.log).toHaveLength(13);
  await tried({ kind: 'network', network: '203.0.0.0/8' });
  expect(await digest()).toEqual(before);
});

test('a rule that is tried again says nothing until it has been', async () => {
  await tried({ kind: 'behaviour', events: 9, minutes: 9 });
  const { rows } = await pool.query<{ id: number; previewed_at: Date }>(
    'SELECT * FROM bot_rules ORDER BY id DESC LIMIT 1',
  );
  expect(rows[0]!.previewed_at).not.toBeNull();
  await previews.begin(rows[0]!.id);
  const { rows: again } = await pool.query(
    'SELECT previewed_at, (SELECT count(*)::integer FROM bot_rule_previews WHERE rule_id = id) AS metrics FROM bot_rules WHERE id = $1',
    [rows[0]!.id],
  );
  expect(again).toEqual([{ previewed_at: null, metrics: 0 }]);
});
