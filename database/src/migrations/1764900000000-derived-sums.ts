import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  `CREATE TABLE attribution_sums (
    until date NOT NULL,
    page_key integer NOT NULL,
    slot_key integer NOT NULL,
    product_id integer NOT NULL,
    impressions integer NOT NULL DEFAULT 0,
    clicks integer NOT NULL DEFAULT 0,
    CONSTRAINT attribution_sums_pkey PRIMARY KEY (until, page_key, slot_key, product_id)
  )`,
  // Lists are packed within the row, as in crossing_days.
  'CREATE TABLE crossing_sums (LIKE crossing_days INCLUDING STORAGE) WITH (toast_tuple_target = 256)',
  'ALTER TABLE crossing_sums RENAME COLUMN day TO until',
  'ALTER TABLE crossing_sums ADD PRIMARY KEY (filter_dimension, filter_key, until)',
  `CREATE VIEW summed_crossings AS
    SELECT packed.until, packed.filter_dimension, packed.filter_key, row.dimension, row.key_id, row.page_views,
      row.clicks, row.visitors
    FROM crossing_sums packed CROSS JOIN LATERAL unnest(packed.dimensions, packed.key_ids, packed.page_views, packed.clicks,
      packed.visitors) AS row(dimension, key_id, page_views, clicks, visitors)`,
  'CREATE TABLE summed_days (day date NOT NULL, CONSTRAINT summed_days_pkey PRIMARY KEY (day))',
  'TRUNCATE monthly_attributions, crossing_months, derived_months',
];

/**
 * Sums of the derived figures from the first of a month until every fifth day and its last, in place of whole months
 * alone: a range begins and ends amid a month, and a day has about as many rows as a month. The worker sums up all
 * there is anew, the newest first.
 *
 * The tables of whole months stay, empty, for the release before: without them it reads the days. A later migration
 * drops them.
 */
export class DerivedSums1764900000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW summed_crossings');
    await queryRunner.query('DROP TABLE attribution_sums, crossing_sums, summed_days');
  }
}
