import { Client } from 'pg';
import { migrate } from './migrate';
import { createTestDatabase, type TestDatabase } from './test-database';

let database: TestDatabase;
let client: Client;

const OLD = `
  SELECT ensure_event_partition('2026-03-31'), ensure_event_partition('2026-04-01');
  INSERT INTO products (name, brand, slug, description, image_url, best_for, affiliate_link, potency, source, price, rating)
    SELECT 'P' || n, 'B', 'p' || n, '', '', '', '', '', '', 1, 4 FROM generate_series(1, 3) n;
  INSERT INTO user_agents (value, device, browser, os) VALUES ('a', 'desktop', 'Chrome', 'Linux'), ('b', 'mobile', 'Safari', 'iOS');
  INSERT INTO analytics_events (timestamp, id, event_type, event_data, product_id, page, slot, rank, price, source,
      referrer, visitor, ip_address, country, language, user_agent_id, bot_reasons, recorded_at)
    SELECT moment, md5(n::text)::uuid,
      (ARRAY['page_view', 'affiliate_click', 'video_play'])[n % 3 + 1],
      CASE n % 5 WHEN 0 THEN '{"page":"/x","n":1e400}' WHEN 1 THEN '{"long":"' || repeat('y', 300) || '"}' ELSE '{ "page": "/x" }' END,
      nullif(n % 4, 0), (ARRAY['/', '/faq', NULL])[n % 3 + 1], (ARRAY['review', NULL])[n % 2 + 1], n % 7, 29.90,
      (ARRAY['direct', 'google.de', 'm.facebook.com', 'blog.example.org', 'spring'])[n % 5 + 1],
      (ARRAY[NULL, 'https://google.de/'])[n % 2 + 1], n % 11 - 5, (ARRAY['203.0.113.0/24', '2001:db8:77::/48', NULL])[n % 3 + 1],
      (ARRAY['DE', 'NL', NULL])[n % 3 + 1], (ARRAY['de', NULL])[n % 2 + 1], n % 2 + 1,
      CASE WHEN n % 9 = 0 THEN ARRAY['crawler'] END, moment + interval '1.5 seconds'
    FROM generate_series(1, 400) n, LATERAL (SELECT '2026-03-31T20:00Z'::timestamptz + n * interval '71 seconds' AS moment) m;
  -- A month whose events were dropped: its figures are all there is.
  INSERT INTO daily_rollups (dimension, day, key, page_views, clicks, events, visitors) VALUES
    ('total', '2026-01-05', '', 5, 2, 8, 3), ('product', '2026-01-05', '2', 0, 2, 2, 2), ('page', '2026-01-05', '/old', 5, 0, 5, 3);
  INSERT INTO hourly_rollups (dimension, hour, key, page_views, clicks, events, visitors) VALUES
    ('total', '2026-01-05T08:00Z', '', 2, 1, 4, 2), ('total', '2026-01-05T09:00Z', '', 3, 1, 4, 2),
    ('product', '2026-01-05T09:00Z', '2', 0, 2, 2, 2), ('page', '2026-01-05T08:00Z', '/old', 5, 0, 5, 3)`;

const OLD_ROWS = `
  SELECT timestamp, log.id, event_type, event_data, product_id, page, slot, rank, price::text, source, referrer, visitor,
    ip_address, country, language, device, browser, os, value AS user_agent, bot_reasons, recorded_at
  FROM analytics_events log JOIN user_agents ON user_agents.id = user_agent_id ORDER BY log.id`;

const NEW_ROWS = `
  SELECT timestamp, id, event_type, event_data, product_id, page, slot, rank, price::text, source, referrer, visitor,
    ip_address, country, language, device, browser, os, user_agent, bot_reasons, recorded_at
  FROM event_log ORDER BY id`;

let before: object[];

beforeAll(async () => {
  database = await createTestDatabase(process.env.TEST_DATABASE_URL!, 'CompactEventLog1764100000000');
  client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(OLD);
  before = (await client.query<object>(OLD_ROWS)).rows;
  await migrate(database.url);
}, 60_000);

afterAll(async () => {
  await client.end();
  await database.drop();
});

test('every event of the old log is in the new one, in every detail', async () => {
  expect(before).toHaveLength(400);
  expect((await client.query<object>(NEW_ROWS)).rows).toEqual(before);
});

test('the channel is what the source tells', async () => {
  const { rows } = await client.query('SELECT DISTINCT source, channel FROM event_log ORDER BY source');
  expect(rows).toEqual([
    { source: 'blog.example.org', channel: 'referral' },
    { source: 'direct', channel: 'direct' },
    { source: 'google.de', channel: 'organic-search' },
    { source: 'm.facebook.com', channel: 'social' },
    { source: 'spring', channel: 'campaign' },
  ]);
});

test('the rollups are made anew from the log', async () => {
  const { rows } = await client.query(
    `SELECT day::text, page_views::integer, clicks::integer, events::integer, visitors::integer FROM daily_rollups
     WHERE dimension = 0 AND day > '2026-02-01' ORDER BY day`,
  );
  const { rows: counted } = await client.query(
    `SELECT (timestamp AT TIME ZONE 'UTC')::date::text AS day,
       count(*) FILTER (WHERE event_type = 'page_view')::integer AS page_views,
       count(*) FILTER (WHERE event_type = 'affiliate_click')::integer AS clicks,
       count(*)::integer AS events, count(DISTINCT visitor)::integer AS visitors
     FROM event_log WHERE bot_reasons IS NULL GROUP BY 1 ORDER BY 1`,
  );
  expect(rows).toEqual(counted);
});

test('what was counted of events that are gone stays, and is known to be all there is', async () => {
  const { rows } = await client.query(
    `SELECT dimension, coalesce(texts.value, key_id::text) AS key, page_views, clicks, events, visitors
     FROM daily_rollups LEFT JOIN event_texts texts ON texts.id = key_id AND dimension = 3
     WHERE day = '2026-01-05' ORDER BY dimension`,
  );
  expect(rows).toEqual([
    { dimension: 0, key: '0', page_views: '5', clicks: '2', events: '8', visitors: '3' },
    { dimension: 2, key: '2', page_views: '0', clicks: '2', events: '2', visitors: '2' },
    { dimension: 3, key: '/old', page_views: '5', clicks: '0', events: '5', visitors: '3' },
  ]);
  expect((await client.query('SELECT month::text, events FROM compacted_months')).rows).toEqual([
    { month: '2026-01-01', events: '8' },
  ]);
  expect(
    (
      await client.query('SELECT sum(clicks)::integer AS clicks FROM top_products WHERE day = $1', [
        '2026-01-05',
      ])
    ).rows,
  ).toEqual([{ clicks: 2 }]);
});
