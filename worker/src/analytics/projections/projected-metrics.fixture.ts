import type { Pool } from 'pg';

/** Metrics by 'table|key|key|…'. */
export type Metrics = Record<string, number[]>;

interface Row extends Record<string, unknown> {
  occurred_at: Date;
  visitor: string;
  type: string;
  data: { offers?: { linkPlacement: string; productId: number }[] };
  product_id: number | null;
  bot_reasons: string[] | null;
}

const DIMENSIONS = { total: 0, channel: 6, country: 8, device: 9 };
const HALF_HOUR = 1_800_000;

/** The stored projections of a day, with texts in place of their ids. */
export async function readStored(pool: Pool, day: string): Promise<Metrics> {
  const key = (dimension: string, id: string) =>
    `CASE WHEN ${dimension} IN (0, 2) THEN ${id}::text ELSE (SELECT value FROM texts WHERE id = ${id}) END`;
  const text = (id: string) => `coalesce((SELECT value FROM texts WHERE id = ${id}), '')`;
  const { rows } = await pool.query<{ key: string; metrics: number[] }>(
    `SELECT concat_ws('|', 'attribution', ${text('page_key')}, ${text('link_placement_key')}, product_id) AS key,
       ARRAY[impressions, clicks] AS metrics FROM daily_attributions WHERE day = $1
     UNION ALL SELECT concat_ws('|', 'funnel', dimension, ${key('dimension', 'key_id')}),
       ARRAY[sessions, engaged, clicked] FROM daily_funnels WHERE day = $1
     UNION ALL SELECT concat_ws('|', 'bot traffic', dimension, key), ARRAY[events, page_views, clicks, visitors]
     FROM daily_bot_traffic WHERE day = $1
     UNION ALL SELECT concat_ws('|', 'sessions', dimension, CASE WHEN dimension = 0 THEN '0' ELSE ${text('key_id')} END),
       ARRAY[sessions, bounces, milliseconds, page_views, clicks, unique_clicks, visitors]::integer[]
     FROM daily_sessions WHERE day = $1
     UNION ALL SELECT concat_ws('|', 'audience', dimension, ${text('key_id')}),
       ARRAY[page_views, clicks, unique_clicks, events, visitors] FROM daily_audience WHERE day = $1
     UNION ALL SELECT concat_ws('|', 'public clicks', product_id), ARRAY[unique_clicks]
     FROM daily_public_clicks WHERE day = $1`,
    [day],
  );
  return Object.fromEntries(rows.map((row) => [row.key, row.metrics]));
}

/** The same, counted event by event from the `event_log` view. */
export async function countByHand(pool: Pool, day: string): Promise<Metrics> {
  const log = await pool.query<Row>(
    `SELECT * FROM event_log WHERE (occurred_at AT TIME ZONE 'UTC')::date = $1 ORDER BY occurred_at, id`,
    [day],
  );
  const rows = log.rows.filter(({ bot_reasons }) => bot_reasons === null);
  const products = await pool.query<{ id: number }>('SELECT id FROM products');
  const metrics: Metrics = {};
  countAttributions(rows, metrics, new Set(products.rows.map(({ id }) => id)));
  countSessions(rows, metrics);
  countPublicClicks(rows, metrics);
  countAudience(rows, metrics);
  countExcluded(
    log.rows.filter(({ bot_reasons }) => bot_reasons !== null),
    metrics,
  );
  return metrics;
}

function add(metrics: Metrics, key: string, addends: number[]): void {
  metrics[key] = addends.map((addend, index) => (metrics[key]?.[index] ?? 0) + addend);
}

const seen = new WeakMap<Metrics, Set<string>>();

/** What was counted once already. */
function seenIn(metrics: Metrics): Set<string> {
  const found = seen.get(metrics) ?? new Set<string>();
  seen.set(metrics, found);
  return found;
}

function keyOf(row: Row, name: string): string | null {
  if (name === 'total') return '0';
  const value = row[name === 'product' ? 'product_id' : name] as string | number | null;
  return value === null ? null : String(value);
}

function countAttributions(rows: Row[], metrics: Metrics, known: ReadonlySet<number>): void {
  for (const row of rows) {
    const page = keyOf(row, 'page') ?? '';
    if (row.type === 'affiliate_click') {
      add(
        metrics,
        `attribution|${page}|${keyOf(row, 'link_placement') ?? ''}|${row.product_id ?? 0}`,
        [0, 1],
      );
    }
    const seen = new Set(
      (row.data.offers ?? []).map(
        ({ linkPlacement, productId }) => `${linkPlacement}|${known.has(productId) ? productId : 0}`,
      ),
    );
    for (const offer of seen) add(metrics, `attribution|${page}|${offer}`, [1, 0]);
  }
}

/** By operating system (17) and by screen (18). */
function countAudience(rows: Row[], metrics: Metrics): void {
  const met = new Set<string>();
  const isFirst = (mark: string) => !met.has(mark) && Boolean(met.add(mark));
  for (const row of rows)
    for (const [dimension, value] of [
      [17, row['os']],
      [18, row['screen']],
    ] as const) {
      if (value === null) continue;
      const key = `audience|${dimension}|${value as string}`;
      const isClick = row.type === 'affiliate_click';
      const isUnique = isClick && isFirst(`${key} ${row.visitor} ${row.product_id ?? 0}`);
      add(metrics, key, [
        Number(row.type === 'page_view'),
        Number(isClick),
        Number(isUnique),
        1,
        Number(isFirst(`${key} ${row.visitor}`)),
      ]);
    }
}

/** Only the first visitors of each network who clicked count. */
function countPublicClicks(rows: Row[], metrics: Metrics): void {
  const clicks = rows
    .filter((row) => row.type === 'affiliate_click')
    .sort(
      (one, other) =>
        one.occurred_at.getTime() - other.occurred_at.getTime() ||
        Number(one.visitor) - Number(other.visitor),
    );
  const visitorsOf = new Map<unknown, Set<string>>();
  const met = new Set<string>();
  for (const { network, visitor, product_id } of clicks) {
    const visitors = visitorsOf.get(network) ?? new Set();
    if (visitors.size < 3) visitorsOf.set(network, visitors.add(visitor));
    const click = `${visitor}|${product_id}`;
    if (!visitors.has(visitor) || met.has(click)) continue;
    met.add(click);
    add(metrics, `public clicks|${product_id ?? 0}`, [1]);
  }
}

function countSessions(rows: Row[], metrics: Metrics): void {
  for (const visitor of new Set(rows.map((row) => row.visitor))) {
    let session: Row[] = [];
    for (const row of rows.filter((other) => other.visitor === visitor)) {
      const last = session.at(-1);
      if (last && row.occurred_at.getTime() - last.occurred_at.getTime() >= HALF_HOUR) {
        countSession(session, metrics);
        session = [];
      }
      session.push(row);
    }
    countSession(session, metrics);
  }
}

function countSession(session: Row[], metrics: Metrics): void {
  const isView = (row: Row) => row.type === 'page_view';
  const pages = session.filter((row) => isView(row) && keyOf(row, 'page') !== null);
  const clicks = session.filter((row) => row.type === 'affiliate_click');
  const [first, last] = [session[0]!, session.at(-1)!];
  for (const key of [
    '0|0',
    ...(pages.length > 0 ? [`15|${keyOf(pages[0]!, 'page')}`, `16|${keyOf(pages.at(-1)!, 'page')}`] : []),
  ]) {
    const isNew = (what: string) => {
      const mark = `${key}|${first.visitor}|${what}`;
      return Number(!seenIn(metrics).has(mark) && Boolean(seenIn(metrics).add(mark)));
    };
    add(metrics, `sessions|${key}`, [
      1,
      Number(session.filter((row) => row.type !== 'offers_seen').length <= 1),
      last.occurred_at.getTime() - first.occurred_at.getTime(),
      session.filter(isView).length,
      clicks.length,
      clicks.reduce((sum, row) => sum + isNew(`clicked ${row.product_id}`), 0),
      isNew('came'),
    ]);
  }
  const engagement = session.find(
    (row) => row.type === 'page_view' && /^(\/comparison$|\/review\/.)/.test(keyOf(row, 'page') ?? ''),
  );
  const clicked = session.some(
    (row) => engagement && row.type === 'affiliate_click' && row.occurred_at >= engagement.occurred_at,
  );
  for (const name of ['total', 'channel', 'country', 'device'] as const) {
    const key = keyOf(session[0]!, name);
    if (key !== null) {
      add(metrics, `funnel|${DIMENSIONS[name]}|${key}`, [1, Number(Boolean(engagement)), Number(clicked)]);
    }
  }
}

/** The tests' people have one browser, and their bots name themselves, known or not. */
function countExcluded(rows: Row[], metrics: Metrics): void {
  const met = new Set<string>();
  for (const row of rows) {
    const agent = row['user_agent'] as string;
    const isBrowser = agent.includes(' Chrome/');
    const family = isBrowser ? 'Chrome' : (/^(curl|Googlebot|$)/.exec(agent)?.[0] ?? 'Unknown');
    const reasons = row.bot_reasons!.map((reason) => `1|${reason}`);
    for (const key of ['0|', ...reasons, `2|${family}`, `3|${(row['network'] as string | null) ?? ''}`]) {
      const first = !met.has(`${key}|${row.visitor}`);
      met.add(`${key}|${row.visitor}`);
      add(metrics, `bot traffic|${key}`, [
        1,
        Number(row.type === 'page_view'),
        Number(row.type === 'affiliate_click'),
        Number(first),
      ]);
    }
  }
}
