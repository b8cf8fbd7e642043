import type { BenchDatabase } from '../environment/stack';

/** A visitor's events on a day: page views, impressions of the page's buy links, and a click at the end. */
const VISIT = ['view', 'seen', 'view', 'seen', 'view', 'click'] as const;
/** One in this number of visitors is a crawler. */
const BOT_EVERY = 50;
/** Offers on a page, and offers per impressions event. */
const OFFERS_OF_PAGE = 12;

/** Number of distinct values of each kind on a busy site. */
const CARDINALITY = {
  page: 60,
  linkPlacement: 13,
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

/** Ids of the texts of a kind, in order of their names. */
const idsOf = (kind: string) =>
  `(SELECT array_agg(id ORDER BY id) FROM texts WHERE value LIKE 'bench-${kind}-%')`;

/** A pseudorandom number from 0 to 1, determined by row and purpose. */
const share = (row: string, purpose: number) =>
  `((hashint8extended(${row}, ${purpose}) & 2147483647) / 2147483648.0::float8)`;

/** A pseudorandom number from 1 to `count`, skewed to low ones: half of all draws fall on a fifth of them. */
const draw = (count: number, row: string, purpose: number) =>
  `(1 + floor(${count} * power(${share(row, purpose)}, 2.3))::integer)`;
const drawn = (list: string, count: number, row: string, purpose: number) =>
  `${list}[${draw(count, row, purpose)}]`;

/** Link placement, product and rank of an offer by page and offer number; every half page has a different set. */
const linkPlacementOf = (page: string, offer: string) =>
  `(1 + (${page} + ${offer}) % ${CARDINALITY.linkPlacement})`;
const rankOf = (page: string, offer: string) => `(${page} * ${OFFERS_OF_PAGE} + ${offer})`;
const productOf = (page: string, offer: string) => `(1 + (${page} + ${offer}) % ${CARDINALITY.product})`;

const DICTIONARY = [
  `INSERT INTO texts (value, folded)
   SELECT 'bench-' || kind || '-' || number, CASE WHEN kind = 'campaign' THEN 'bench-campaign-' || number END
   FROM (VALUES ${Object.entries(CARDINALITY)
     .map(([kind, count]) => `('${kind}', ${count})`)
     .join(
       ', ',
     )}, ('channel', 7), ('referrer', 60)) AS kinds(kind, count), generate_series(1, count) AS number`,
  `INSERT INTO user_agents (value, device, browser, os, device_id, browser_id)
   SELECT 'bench agent ' || number || repeat(' ', 90), 'desktop', 'Chrome', 'Linux',
     (${idsOf('device')})[1 + number % ${CARDINALITY.device}], (${idsOf('browser')})[1 + number % ${CARDINALITY.browser}]
   FROM generate_series(1, ${CARDINALITY.userAgent}) AS number`,
  `INSERT INTO origins (source_id, channel_id, referrer_id, utm_source_id, utm_medium_id, utm_campaign_id,
     utm_content_id, utm_term_id)
   SELECT (${idsOf('source')})[1 + number % ${CARDINALITY.source}], (${idsOf('channel')})[1 + number % 7],
     (${idsOf('referrer')})[1 + number % 60], 0, 0,
     CASE WHEN number % 8 = 7 THEN (${idsOf('campaign')})[1 + number / 8 % ${CARDINALITY.campaign}] ELSE 0 END, 0, 0
   FROM generate_series(0, ${CARDINALITY.origin - 1}) AS number`,
  `INSERT INTO products (name, brand, slug, description, image_url, best_for, affiliate_link, potency, source, price, rating)
   SELECT 'Bench ' || number, 'Bench', 'bench-' || number, '', '', '', 'https://shop.example/', '', '', 30, 4
   FROM generate_series((SELECT count(*) + 1 FROM products), ${CARDINALITY.product}) AS number`,
  `INSERT INTO texts (value) VALUES ('offers_seen') ON CONFLICT DO NOTHING`,
  // The offers seen are the first or second half of a page's offers: two texts per page, in the order of pages.
  `INSERT INTO texts (value)
   SELECT json_agg(json_build_object(
     'linkPlacement', 'bench-linkPlacement-' || ${linkPlacementOf('page', 'offer')}, 'productId', products.id, 'rank', ${rankOf('page', 'offer')}
   ) ORDER BY offer)::text
   FROM generate_series(1, ${CARDINALITY.page}) AS page CROSS JOIN generate_series(1, ${OFFERS_OF_PAGE}) AS offer
   JOIN (SELECT id, row_number() OVER (ORDER BY id) AS number FROM products) AS products
     ON products.number = ${productOf('page', 'offer')}
   GROUP BY page, offer > ${OFFERS_OF_PAGE / 2} ORDER BY page`,
  `CREATE TABLE bench_lists AS SELECT
     (SELECT id FROM texts WHERE value = 'offers_seen') AS seen_type,
     (SELECT array_agg(id ORDER BY id) FROM texts WHERE value LIKE '[{"linkPlacement"%') AS offers,
     ${['page', 'linkPlacement', 'country', 'language'].map((kind) => `${idsOf(kind)} AS "${kind}s"`).join(', ')},
     (SELECT array_agg(id ORDER BY id) FROM origins) AS origins,
     (SELECT array_agg(id ORDER BY id) FROM user_agents) AS agents,
     (SELECT array_agg(id ORDER BY id) FROM products) AS products`,
];

/** Chooses SQL by event type: page view, offers seen or click. */
const byDeed = (view: string, seen: string, click: string) =>
  `CASE deed WHEN 'view' THEN ${view} WHEN 'seen' THEN ${seen} ELSE ${click} END`;
/** SQL for a moment plus a number of milliseconds. */
const later = (moment: string, milliseconds: string) =>
  `${moment} + make_interval(secs => (${milliseconds}) / 1000)`;
const ofClick = (value: string) => `CASE WHEN deed = 'click' THEN ${value} END`;

/**
 * Inserts one day's events in the order of arrival: visitors are spread over the day with a peak at noon, and each
 * visit takes some minutes. Fills every column that the worker fills from the tracker's data. $1 is the day, $2 its
 * number of visitors, $3 the seconds of the day that have passed.
 */
const insertDaySql = `
  INSERT INTO events (
    occurred_at, received_at, dequeued_at, recorded_at, visitor, id, type_id, origin_id, user_agent_id, page_id,
    country_id, language_id, product_id, link_placement_id, offers_id, rank, network, price, job_id, extra, bot_reasons
  )
  SELECT occurred_at, ${later('occurred_at', `30 + 300 * ${share('event', 17)}`)},
    ${later('occurred_at', `335 + 20 * ${share('event', 8)}`)}, ${later('occurred_at', `355 + 60 * ${share('event', 7)}`)},
    hashint8extended(who, 4), gen_random_uuid(), ${byDeed('1', 'seen_type', '2')},
    ${drawn('origins', CARDINALITY.origin, 'who', 5)}, ${drawn('agents', CARDINALITY.userAgent, 'who', 6)},
    pages[page], ${drawn('countrys', CARDINALITY.country, 'who', 10)},
    ${drawn('languages', CARDINALITY.language, 'who', 11)},
    ${ofClick(`products[${productOf('page', 'offer')}]`)}, ${ofClick(`"linkPlacements"[${linkPlacementOf('page', 'offer')}]`)},
    CASE WHEN deed = 'seen' THEN offers[2 * page - offer % 2] END, ${ofClick(`${rankOf('page', 'offer')}::smallint`)},
    set_masklen(('203.0.0.0'::inet + (65536 * ${share('who', 15)})::bigint * 256)::cidr, 24),
    ${ofClick(`(10 + 40 * ${share('event', 16)})::numeric(10, 2)`)},
    (1000000 + event / 20)::text,
    ${ofClick(`jsonb_build_object('productName', 'Bench product ' || offer, 'affiliateUrl', 'https://shop.example/p/' || offer)`)},
    CASE WHEN number % ${BOT_EVERY} = 0 THEN ARRAY['crawler'] END
  FROM bench_lists, generate_series(0, $2::integer - 1) AS number,
    unnest('{${VISIT.join()}}'::text[]) WITH ORDINALITY AS visit(deed, turn),
    LATERAL (SELECT ($1::date - date '2000-01-01')::bigint * 10000000 + number AS who) AS visitors,
    LATERAL (SELECT who * ${VISIT.length} + turn AS event) AS numbers,
    LATERAL (SELECT ${draw(CARDINALITY.page, 'event', 9)} AS page, ${draw(OFFERS_OF_PAGE, 'event', 12)} AS offer,
      $1::date::timestamp AT TIME ZONE 'UTC' + make_interval(secs => least((${share('who', 1)} + ${share('who', 2)}) / 2 * $3::float8
        + turn * 60 * ${share('event', 3)}, $3::float8 - 0.001)) AS occurred_at) AS place
  ORDER BY 1`;

/**
 * Writes a history that ends now into the log.
 *
 * @param events total number, spread evenly over the days
 * @param days number of days, including today
 * @returns first and last day in the site's time zone, and the number of events
 */
export async function generateHistory(
  database: BenchDatabase,
  { events, days }: { events: number; days: number },
): Promise<{ from: string; to: string; events: number }> {
  for (const statement of DICTIONARY) await database.query(statement);
  const now = Date.now();
  const dayAt = (age: number) => new Date(now - age * 86_400_000).toISOString().slice(0, 10);
  const visitors = Math.round(events / days / VISIT.length);
  for (let age = days - 1; age >= 0; age--) {
    const day = dayAt(age);
    await database.query('SELECT ensure_event_partition($1::date::timestamp AT TIME ZONE $2)', [day, 'UTC']);
    const seconds = Math.min(86_400, (now - Date.parse(day)) / 1000);
    await database.query(insertDaySql, [day, visitors, seconds]);
  }
  await database.query('DROP TABLE bench_lists');
  await database.query('VACUUM (ANALYZE) events');
  await database.query('VACUUM (ANALYZE) texts, origins, user_agents');
  const [range] = await database.query<{ from: string; to: string }>(
    `SELECT day_of(min(occurred_at))::text AS "from", day_of(max(occurred_at))::text AS "to" FROM events`,
  );
  return { ...range!, events: visitors * VISIT.length * days };
}
