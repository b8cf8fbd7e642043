import type { MigrationInterface, QueryRunner } from 'typeorm';

const crossings = (table: string, period: string) =>
  `CREATE TABLE ${table} (
    filter_dimension smallint NOT NULL,
    filter_key integer NOT NULL,
    ${period} date NOT NULL,
    dimensions smallint[] NOT NULL,
    key_ids integer[] NOT NULL,
    page_views integer[] NOT NULL,
    clicks integer[] NOT NULL,
    visitors integer[] NOT NULL,
    PRIMARY KEY (filter_dimension, filter_key, ${period})
  ) WITH (toast_tuple_target = 256)`;

const crossingView = (view: string, table: string, period: string) =>
  `CREATE VIEW ${view} AS
    SELECT packed.${period}, packed.filter_dimension, packed.filter_key, row.dimension, row.key_id, row.page_views,
      row.clicks, row.visitors
    FROM ${table} packed CROSS JOIN LATERAL unnest(packed.dimensions, packed.key_ids, packed.page_views, packed.clicks,
      packed.visitors) AS row(dimension, key_id, page_views, clicks, visitors)`;

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

const statements = [
  attributions('daily_attributions', 'day'),
  attributions('monthly_attributions', 'month'),
  `CREATE TABLE daily_funnels (
    day date NOT NULL,
    key_id integer NOT NULL,
    sessions integer NOT NULL,
    engaged integer NOT NULL,
    clicked integer NOT NULL,
    dimension smallint NOT NULL,
    CONSTRAINT daily_funnels_pkey PRIMARY KEY (dimension, day, key_id)
  )`,
  crossings('crossing_days', 'day'),
  crossings('crossing_months', 'month'),
  // Lists are packed within the row: a range of days reads one index and one table.
  ...['crossing_days', 'crossing_months'].flatMap((table) =>
    ['dimensions', 'key_ids', 'page_views', 'clicks', 'visitors'].map(
      (column) => `ALTER TABLE ${table} ALTER COLUMN ${column} SET STORAGE MAIN`,
    ),
  ),
  crossingView('daily_crossings', 'crossing_days', 'day'),
  crossingView('monthly_crossings', 'crossing_months', 'month'),
  `CREATE TABLE derived_days (
    day date NOT NULL,
    computed_at timestamptz(3) NOT NULL,
    source_until timestamptz(3) NOT NULL,
    events bigint NOT NULL,
    CONSTRAINT derived_days_pkey PRIMARY KEY (day)
  )`,
  `CREATE TABLE derived_months (
    month date NOT NULL,
    summed_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT derived_months_pkey PRIMARY KEY (month)
  )`,
];

/**
 * Which offers were seen and followed, how far sessions came, and every figure under a filter. The worker computes
 * them for all days that the log has, the newest first.
 */
export class DerivedFigures1764300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of statements) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW daily_crossings, monthly_crossings');
    await queryRunner.query(
      `DROP TABLE daily_attributions, monthly_attributions, daily_funnels, crossing_days, crossing_months,
        derived_days, derived_months`,
    );
  }
}
