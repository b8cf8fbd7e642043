import type { MigrationInterface, QueryRunner } from 'typeorm';

const attributions = (table: string, period: string) =>
  `CREATE TABLE ${table} (
    ${period} date NOT NULL,
    page_key integer NOT NULL,
    slot_key integer NOT NULL,
    product_id integer NOT NULL,
    impressions integer NOT NULL DEFAULT 0,
    clicks integer NOT NULL DEFAULT 0,
    CONSTRAINT ${table}_pkey PRIMARY KEY (${period}, page_key, slot_key, product_id)
  )`;

/** Lists are packed within the row, as in crossing_days. */
const crossings = (table: string, period: string, view: string) => [
  `CREATE TABLE ${table} (LIKE crossing_days INCLUDING STORAGE) WITH (toast_tuple_target = 256)`,
  `ALTER TABLE ${table} RENAME COLUMN day TO ${period}`,
  `ALTER TABLE ${table} ADD PRIMARY KEY (filter_dimension, filter_key, ${period})`,
  `CREATE VIEW ${view} AS
    SELECT packed.${period}, packed.filter_dimension, packed.filter_key, row.dimension, row.key_id, row.page_views,
      row.clicks, row.visitors
    FROM ${table} packed CROSS JOIN LATERAL unnest(packed.dimensions, packed.key_ids, packed.page_views, packed.clicks,
      packed.visitors) AS row(dimension, key_id, page_views, clicks, visitors)`,
];

const up = [
  attributions('attribution_sums', 'until'),
  ...crossings('crossing_sums', 'until', 'summed_crossings'),
  'CREATE TABLE summed_days (day date NOT NULL, CONSTRAINT summed_days_pkey PRIMARY KEY (day))',
  'DROP VIEW monthly_crossings',
  'DROP TABLE monthly_attributions, crossing_months, derived_months',
];

const down = [
  'DROP VIEW summed_crossings',
  'DROP TABLE attribution_sums, crossing_sums, summed_days',
  attributions('monthly_attributions', 'month'),
  ...crossings('crossing_months', 'month', 'monthly_crossings'),
  `CREATE TABLE derived_months (
    month date NOT NULL,
    summed_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT derived_months_pkey PRIMARY KEY (month)
  )`,
];

/**
 * Sums of the derived figures from the first of a month until every fifth day and its last, in place of whole months
 * alone: a range begins and ends amid a month, and a day has about as many rows as a month. The worker sums up all
 * there is anew, the newest first; so does the release before.
 */
export class DerivedSums1764900000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}
