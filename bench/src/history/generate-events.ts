import type { BenchDatabase } from '../environment/database';

/** Days the history covers, today included. */
export const DAYS = 400;
/** Events of one visitor on a day. */
const EVENTS_OF_VISITOR = 4;

/** How many of each there are on a site that is well visited. */
const CARDINALITY = {
  page: 60,
  slot: 13,
  source: 40,
  campaign: 8,
  country: 40,
  language: 15,
  device: 4,
  browser: 12,
  userAgent: 300,
  origin: 120,
  product: 20,
} as const;

/** Texts of a kind by name, with their ids in order. */
const idsOf = (kind: string) =>
  `(SELECT array_agg(id ORDER BY id) FROM event_texts WHERE value LIKE 'bench-${kind}-%')`;

/** A number from 0 to 1 that a row and a purpose always have. */
const share = (row: string, purpose: number) =>
  `((hashint8extended(${row}, ${purpose}) & 2147483647) / 2147483648.0::float8)`;

/** One of the first `count` of a list, the early ones more often: half of all draws fall on a fifth of them. */
const drawn = (list: string, count: number, row: string, purpose: number) =>
  `${list}[1 + floor(${count} * power(${share(row, purpose)}, 2.3))::integer]`;

const DICTIONARY = [
  `INSERT INTO event_texts (value)
   SELECT 'bench-' || kind || '-' || number FROM (VALUES ${Object.entries(CARDINALITY)
     .map(([kind, count]) => `('${kind}', ${count})`)
     .join(
       ', ',
     )}, ('channel', 7), ('referrer', 60)) AS kinds(kind, count), generate_series(1, count) AS number`,
  `INSERT INTO user_agents (value, device, browser, os, device_id, browser_id)
   SELECT 'bench agent ' || number || repeat(' ', 90), 'desktop', 'Chrome', 'Linux',
     (${idsOf('device')})[1 + number % ${CARDINALITY.device}], (${idsOf('browser')})[1 + number % ${CARDINALITY.browser}]
   FROM generate_series(1, ${CARDINALITY.userAgent}) AS number`,
  `INSERT INTO event_origins (source_id, channel_id, referrer_id, utm_source_id, utm_medium_id, utm_campaign_id)
   SELECT (${idsOf('source')})[1 + number % ${CARDINALITY.source}], (${idsOf('channel')})[1 + number % 7],
     (${idsOf('referrer')})[1 + number % 60], 0, 0,
     CASE WHEN number % 8 = 7 THEN (${idsOf('campaign')})[1 + number / 8 % ${CARDINALITY.campaign}] ELSE 0 END
   FROM generate_series(0, ${CARDINALITY.origin - 1}) AS number`,
  `INSERT INTO products (name, brand, slug, description, image_url, best_for, affiliate_link, potency, source, price, rating)
   SELECT 'Bench ' || number, 'Bench', 'bench-' || number, '', '', '', 'https://shop.example/', '', '', 30, 4
   FROM generate_series((SELECT count(*) + 1 FROM products), ${CARDINALITY.product}) AS number`,
  `CREATE TABLE bench_lists AS SELECT
     ${['page', 'slot', 'country', 'language'].map((kind) => `${idsOf(kind)} AS ${kind}s`).join(', ')},
     (SELECT array_agg(id ORDER BY id) FROM event_origins) AS origins,
     (SELECT array_agg(id ORDER BY id) FROM user_agents) AS agents,
     (SELECT array_agg(id ORDER BY id) FROM products) AS products`,
];

/**
 * One day's events, in the order in which they came: visitors spread over the day with a busy noon, a view or two
 * a minute each, every fourth event a click. $1 is the day, $2 its visitors, $3 the seconds it has had so far.
 */
const EVENTS_OF_DAY = `
  INSERT INTO analytics_events (
    timestamp, visitor, id, type_id, origin_id, user_agent_id, recorded_after_ms, taken_after_ms, page_id, country_id,
    language_id, product_id, slot_id, rank, data_keys, network, price, job_id
  )
  SELECT $1::date::timestamp AT TIME ZONE 'UTC' + make_interval(secs => least(
      (${share('who', 1)} + ${share('who', 2)}) / 2 * $3::float8 + turn * 60 * ${share('event', 3)}, $3::float8 - 0.001)),
    hashint8extended(who, 4), gen_random_uuid(), CASE WHEN turn = 3 THEN 2 ELSE 1 END,
    ${drawn('origins', CARDINALITY.origin, 'who', 5)}, ${drawn('agents', CARDINALITY.userAgent, 'who', 6)},
    (20 + 60 * ${share('event', 7)})::integer, (5 + 20 * ${share('event', 8)})::integer,
    ${drawn('pages', CARDINALITY.page, 'event', 9)}, ${drawn('countrys', CARDINALITY.country, 'who', 10)},
    ${drawn('languages', CARDINALITY.language, 'who', 11)},
    CASE WHEN turn = 3 THEN ${drawn('products', CARDINALITY.product, 'event', 12)} END,
    CASE WHEN turn = 3 THEN ${drawn('slots', CARDINALITY.slot, 'event', 13)} END,
    CASE WHEN turn = 3 THEN (1 + 13 * ${share('event', 14)})::smallint END,
    CASE WHEN turn = 3 THEN 31 ELSE 17 END,
    set_masklen(('203.0.0.0'::inet + (65536 * ${share('who', 15)})::bigint * 256)::cidr, 24),
    CASE WHEN turn = 3 THEN (10 + 40 * ${share('event', 16)})::numeric(10, 2) END,
    (1000000 + event / 20)::text
  FROM bench_lists, generate_series(0, $2::integer - 1) AS number, generate_series(0, ${EVENTS_OF_VISITOR - 1}) AS turn,
    LATERAL (SELECT ($1::date - date '2000-01-01')::bigint * 10000000 + number AS who) AS visitors,
    LATERAL (SELECT who * ${EVENTS_OF_VISITOR} + turn AS event) AS numbers
  ORDER BY 1`;

/**
 * Writes a history into the log, ending now.
 *
 * @param events how many in all, evenly over the days
 * @returns first and last UTC day, and how many events there are
 */
export async function generateHistory(
  database: BenchDatabase,
  events: number,
): Promise<{ from: string; to: string; events: number }> {
  for (const statement of DICTIONARY) await database.query(statement);
  const now = Date.now();
  const dayAt = (age: number) => new Date(now - age * 86_400_000).toISOString().slice(0, 10);
  const visitors = Math.round(events / DAYS / EVENTS_OF_VISITOR);
  for (let age = DAYS - 1; age >= 0; age--) {
    const day = dayAt(age);
    await database.query('SELECT ensure_event_partition($1::date::timestamp AT TIME ZONE $2)', [day, 'UTC']);
    const seconds = Math.min(86_400, (now - Date.parse(day)) / 1000);
    await database.query(EVENTS_OF_DAY, [day, visitors, seconds]);
  }
  await database.query('DROP TABLE bench_lists');
  await database.query('VACUUM (ANALYZE) analytics_events');
  await database.query('VACUUM (ANALYZE) event_texts, event_origins, user_agents');
  return { from: dayAt(DAYS - 1), to: dayAt(0), events: visitors * EVENTS_OF_VISITOR * DAYS };
}
