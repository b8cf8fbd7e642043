import { readFilters } from '@astaguide/contracts/analytics/report/report-filter';
import { databaseForTests } from '@astaguide/database/database.fixture';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { sessionRowsSql, sessionSumsSql } from '@astaguide/database/event-store/sessions.sql';
import fc from 'fast-check';
import type { Pool } from 'pg';
import type { DayChunk } from './day-chunks';
import { chunkStatement, isOfSessions, type CountedRow } from './filtered-metrics.sql';

const DAYS = ['2026-03-01', '2026-03-02'].map((day) => ({
  start: Date.parse(day),
  end: Date.parse(day) + 86_400_000,
}));
const CHUNK: DayChunk = { side: 0, from: '2026-03-01', days: DAYS, hours: null, intervals: [0, 1] };

let pool: Pool;
databaseForTests(async (opened) => {
  pool = opened;
  await pool.query(`SELECT ensure_event_partition('2026-03-01')`);
  await pool.query(`INSERT INTO texts (id, value) VALUES (101, '/a'), (102, '/b'), (103, 'offers_seen'), (104, 'x.example'),
    (105, 'y.example') ON CONFLICT DO NOTHING`);
  await pool.query(
    `INSERT INTO origins SELECT id, 103 + id, 0, 0, 0, 0, 0, 0, 0 FROM generate_series(1, 2) AS id`,
  );
  await pool.query(
    `INSERT INTO user_agents SELECT id, 'agent ' || id, 'd', 'b', 'o', 101, 102, 0 FROM generate_series(1, 2) AS id`,
  );
});

/** Moments around the end of a session and of the day, some of them at once. */
const MINUTES = [0, 0, 0.001, 1, 29, 31, 60, 1439, 1440, 1441];
const event = fc.record({
  visitor: fc.constantFrom(1, 1, 2, 3),
  minute: fc.constantFrom(...MINUTES),
  id: fc.uuid(),
  type: fc.constantFrom(1, 1, 1, 2, 103, 105),
  origin: fc.constantFrom(1, 1, 1, 1, 1, 2),
  agent: fc.constantFrom(1, 1, 1, 1, 1, 2),
  page: fc.constantFrom(101, 102, null),
  product: fc.constantFrom(901, 902, null),
});

/** Each figure by dimension, key and name. */
const figures = (rows: object[], names: string[]) =>
  rows
    .map((row) =>
      ['dimension', 'key_id', ...names].map((name) => Number(row[name as keyof typeof row])).join(' '),
    )
    .sort();
const SESSION_FIGURES = [
  'sessions',
  'bounces',
  'milliseconds',
  'views',
  'clicks',
  'uniqueClicks',
  'visitors',
];
const FIGURES = ['views', 'clicks', 'uniqueClicks', 'visitors', 'events'];

const EVENTS_OF_DAY = `e.occurred_at >= days.start AND e.occurred_at < days.start + interval '1 day'`;
const DAYS_TABLE = `(VALUES (1, '2026-03-01Z'::timestamptz), (2, '2026-03-02Z')) AS days(place, start)`;
const COUNTED = `count(*) FILTER (WHERE type_id = 1) AS views, count(*) FILTER (WHERE type_id = 2) AS clicks,
  count(DISTINCT (visitor, coalesce(product_id, 0))) FILTER (WHERE type_id = 2) AS "uniqueClicks",
  count(*) AS events, count(DISTINCT visitor) AS visitors`;

test.each([
  ['no filter', [], 'true'],
  ['a source', ['source:x.example'], 'e.origin_id = 1'],
  ['a product', ['product!:901'], 'e.product_id IS DISTINCT FROM 901'],
  [
    'a source and a product',
    ['source!:x.example', 'product:901'],
    'e.origin_id = 2 AND e.product_id IS NOT DISTINCT FROM 901',
  ],
])(
  'with %s, visits that are added up have the figures of sorted sessions and counted visitors',
  async (_name, filters, passes) => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 14 }), async (events) => {
        await pool.query('TRUNCATE events');
        await pool.query(
          `INSERT INTO events (occurred_at, received_at, dequeued_at, visitor, id, type_id, origin_id, user_agent_id, page_id, product_id)
         SELECT '2026-03-01Z'::timestamptz + minute * interval '1 minute', now(), now(), visitor, id, type, origin, agent, page, product
         FROM json_to_recordset($1) AS e(minute float8, visitor bigint, id uuid, type integer, origin integer, agent integer,
           page integer, product integer)`,
          [JSON.stringify(events)],
        );
        const asked = { dimensions: ['source', 'device', 'product'] as const, hasSessions: true };
        const { rows } = await pool.query<CountedRow>(chunkStatement(readFilters(filters), asked, CHUNK));

        const sorted = await pool.query<object>(`SELECT dimension, key_id, ${[
          'sessions',
          'bounces',
          'milliseconds',
          'clicks',
          'visitors',
        ]
          .map((name) => `sum(${name}) AS ${name}`)
          .join(', ')}, sum(page_views) AS views, sum(unique_clicks) AS "uniqueClicks"
        FROM ${DAYS_TABLE} CROSS JOIN LATERAL (${sessionSumsSql(
          sessionRowsSql(
            `SELECT visitor, occurred_at, id, type_id, page_id, product_id, ${passes} AS passes FROM events e WHERE ${EVENTS_OF_DAY}`,
          ),
        )}) AS counted GROUP BY dimension, key_id`);
        expect(figures(rows.filter(isOfSessions), SESSION_FIGURES)).toEqual(
          figures(sorted.rows, SESSION_FIGURES),
        );

        const counted = await pool.query<object>(`
        SELECT dimension, key_id, ${FIGURES.map((name) => `sum("${name}") AS "${name}"`).join(', ')}
        FROM ${DAYS_TABLE} CROSS JOIN LATERAL (
          SELECT dimension, key_id, ${COUNTED} FROM events e JOIN origins ON origins.id = origin_id
          CROSS JOIN LATERAL (VALUES (${dimensions.total}, place), (${dimensions.source}, source_id),
            (${dimensions.device}, 101), (${dimensions.product}, product_id)) AS keys(dimension, key_id)
          WHERE ${EVENTS_OF_DAY} AND ${passes} AND key_id IS NOT NULL GROUP BY dimension, key_id
        ) AS metrics GROUP BY dimension, key_id`);
        expect(
          figures(
            rows.filter((row) => !isOfSessions(row)),
            FIGURES,
          ),
        ).toEqual(figures(counted.rows, FIGURES));
      }),
      { numRuns: 80 },
    );
  },
  60_000,
);
