import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  `CREATE TABLE rollups_to_date (
    until date NOT NULL,
    key_id integer NOT NULL,
    page_views bigint NOT NULL DEFAULT 0,
    clicks bigint NOT NULL DEFAULT 0,
    events bigint NOT NULL DEFAULT 0,
    visitors bigint NOT NULL DEFAULT 0,
    dimension smallint NOT NULL,
    CONSTRAINT rollups_to_date_pkey PRIMARY KEY (until, dimension, key_id)
  )`,
  'CREATE TABLE rollup_closings (day date NOT NULL, CONSTRAINT rollup_closings_pkey PRIMARY KEY (day))',
  `CREATE TABLE attributions_to_date (
    until date NOT NULL,
    page_key integer NOT NULL,
    slot_key integer NOT NULL,
    product_id integer NOT NULL,
    impressions integer NOT NULL DEFAULT 0,
    clicks integer NOT NULL DEFAULT 0,
    CONSTRAINT attributions_to_date_pkey PRIMARY KEY (until, page_key, slot_key, product_id)
  )`,
  `CREATE TABLE funnels_to_date (
    until date NOT NULL,
    key_id integer NOT NULL,
    sessions integer NOT NULL,
    engaged integer NOT NULL,
    clicked integer NOT NULL,
    dimension smallint NOT NULL,
    CONSTRAINT funnels_to_date_pkey PRIMARY KEY (until, dimension, key_id)
  )`,
  // Lists are packed within the row, as in crossing_days.
  'CREATE TABLE packed_crossings_to_date (LIKE crossing_days INCLUDING STORAGE) WITH (toast_tuple_target = 256)',
  'ALTER TABLE packed_crossings_to_date RENAME COLUMN day TO until',
  'ALTER TABLE packed_crossings_to_date ADD PRIMARY KEY (until, filter_dimension, filter_key)',
  `CREATE VIEW crossings_to_date AS
    SELECT packed.until, packed.filter_dimension, packed.filter_key, row.dimension, row.key_id, row.page_views,
      row.clicks, row.visitors
    FROM packed_crossings_to_date packed CROSS JOIN LATERAL unnest(packed.dimensions, packed.key_ids, packed.page_views,
      packed.clicks, packed.visitors) AS row(dimension, key_id, page_views, clicks, visitors)`,
  `CREATE TABLE derived_closings (
    day date NOT NULL,
    events bigint NOT NULL,
    CONSTRAINT derived_closings_pkey PRIMARY KEY (day)
  )`,
  'TRUNCATE rollup_sums, summed_rollup_days, attribution_sums, crossing_sums, summed_days',
];

/**
 * Figures from the first of a year until every fifth day of a month and its last, in place of those from the first of
 * the month: a range is the difference of two, however long it is. The worker sums up all there is, the newest year
 * first; until then the days are read.
 *
 * The tables of sums by the month stay, empty, for the release before: without them it reads the days. A later migration
 * drops them, and those of whole months.
 */
export class FiguresToDate1765100000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW crossings_to_date');
    await queryRunner.query(
      `DROP TABLE rollups_to_date, rollup_closings, attributions_to_date, funnels_to_date, packed_crossings_to_date,
        derived_closings`,
    );
  }
}
