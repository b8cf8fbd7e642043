import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  `CREATE TABLE rollup_sums (
    until date NOT NULL,
    key_id integer NOT NULL,
    page_views bigint NOT NULL DEFAULT 0,
    clicks bigint NOT NULL DEFAULT 0,
    events bigint NOT NULL DEFAULT 0,
    visitors bigint NOT NULL DEFAULT 0,
    dimension smallint NOT NULL,
    CONSTRAINT rollup_sums_pkey PRIMARY KEY (until, dimension, key_id)
  )`,
  'CREATE TABLE summed_rollup_days (day date NOT NULL, CONSTRAINT summed_rollup_days_pkey PRIMARY KEY (day))',
  'TRUNCATE monthly_rollups, rollup_months',
];

/**
 * Sums of the rollups from the first of a month until every fifth day and its last, in place of whole months alone. The
 * worker sums up all there is within a minute; until then the days are read.
 *
 * The tables of whole months stay, empty, for the release before: without them it reads the days. A later migration
 * drops them.
 */
export class RollupSums1765000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE rollup_sums, summed_rollup_days');
  }
}
