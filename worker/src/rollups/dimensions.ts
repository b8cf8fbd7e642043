import {
  AFFILIATE_CLICK_ID,
  dimensions,
  PAGE_VIEW_ID,
  type Dimension,
} from '@astaguide/database/event-store/dimensions';

/** The column of a counted row that each dimension is counted by. */
const KEYS: Record<Dimension, string> = {
  total: '0',
  type: 'e.type_id',
  product: 'e.product_id',
  page: 'e.page_id',
  slot: 'e.slot_id',
  source: 'e.source_id',
  channel: 'e.channel_id',
  campaign: 'e.campaign_id',
  country: 'e.country_id',
  device: 'e.device_id',
  browser: 'e.browser_id',
  language: 'e.language_id',
};

/**
 * What is counted: the one definition that the incremental way and the rebuild share. SQL that spreads rows `e`
 * to a row `d` for each of some dimensions; a key that is null is not counted.
 */
export function spreadOver(names: readonly Dimension[]): string {
  const values = names.map((name) => `(${dimensions[name]}::smallint, ${KEYS[name]})`);
  return `CROSS JOIN LATERAL (VALUES ${values.join(', ')}) AS d(dimension, key_id)`;
}

/**
 * The same for rows that are grouped: SQL of the dimension, the key and the GROUP BY, by `also` and each dimension's
 * column in turn. One pass over the rows, which takes three quarters of the time that grouping them spread does. Groups
 * whose key is null are not counted.
 */
export function groupedBy(names: readonly Dimension[], also: string) {
  const keyed = names.filter((name) => name !== 'total');
  const byName = (value: (name: Dimension) => string | number) =>
    `CASE ${keyed.map((name) => `WHEN GROUPING(${KEYS[name]}) = 0 THEN ${value(name)}`).join(' ')} ELSE ${value('total')} END`;
  const sets = names.map((name) => (name === 'total' ? `(${also})` : `(${also}, ${KEYS[name]})`));
  return {
    columns: `${byName((name) => dimensions[name])} AS dimension, ${byName((name) => KEYS[name])} AS key_id`,
    groups: `GROUPING SETS (${sets.join(', ')})`,
  };
}

export const ALL_DIMENSIONS = Object.keys(dimensions) as Dimension[];

/** Keys of an index that begins with the dimension are found by naming every dimension. */
export const ANY_DIMENSION = `dimension = ANY ('{${Object.values(dimensions).join()}}'::smallint[])`;

/** What one row `e` of the log adds to the figures. */
export const FIGURES_OF_EVENT = `
    (e.type_id = ${PAGE_VIEW_ID})::integer AS page_views, (e.type_id = ${AFFILIATE_CLICK_ID})::integer AS clicks,
    1 AS events`;

/** What is counted by hour, day and month. */
export const METRICS = ['page_views', 'clicks', 'unique_clicks', 'events', 'visitors'] as const;

/** The metrics that add up, over rows that have them. */
export const SUMS = 'sum(page_views) AS page_views, sum(clicks) AS clicks, sum(events) AS events';

/** SQL for the beginning of the hour that a moment lies in. Hours pass from the first moment of their day on. */
export const hourOf = (moment: string, dayStart: string) => `date_bin('1 hour', ${moment}, ${dayStart})`;

/** Identifies one visitor under one key of one dimension among a day's marks. A visitor is 64 even bits already. */
export const visitorMark = (row: string) =>
  `${row}.visitor # hashint4extended(${row}.key_id, ${row}.dimension)`;

/**
 * The same of the visitor's clicks on a product, or on none. Total, type and product share one mark: all clicks have the
 * same type, and the product is in the mark already, so a click is the first under all three or under none.
 */
export const clickMark = (row: string) =>
  `CASE WHEN ${sharesClickMark(row)} THEN ${row}.visitor ELSE ${visitorMark(row)} END
    # hashint4extended(coalesce(${row}.product_id, 0), ${CLICK_SEED})`;

/** Whether a row is under one of the dimensions that share a click's mark. */
export const sharesClickMark = (row: string) =>
  `${row}.dimension IN (${[dimensions.total, dimensions.type, dimensions.product].join(', ')})`;

/** No dimension: a click's mark is never a visitor's. */
const CLICK_SEED = -1;

/** First key of the advisory lock that a day's recorders share and its rebuild holds alone. */
export const DAY_LOCK = 7305002;

/** SQL for the second key: the day's number. */
export const dayNumber = (day: string) => `(${day} - date '2000-01-01')`;
