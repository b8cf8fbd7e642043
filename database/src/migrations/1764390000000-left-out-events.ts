import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  `CREATE TABLE daily_bots (
    day date NOT NULL,
    events integer NOT NULL,
    page_views integer NOT NULL,
    clicks integer NOT NULL,
    visitors integer NOT NULL,
    dimension smallint NOT NULL,
    key text NOT NULL,
    CONSTRAINT daily_bots_pkey PRIMARY KEY (dimension, day, key)
  )`,
  `CREATE TABLE left_out_days (
    day date NOT NULL,
    events bigint NOT NULL,
    CONSTRAINT left_out_days_pkey PRIMARY KEY (day)
  )`,
  // Days that have some differ from what was computed without them, and the worker computes them again.
  `ALTER TABLE derived_days ADD COLUMN left_out bigint NOT NULL DEFAULT 0`,
  `INSERT INTO left_out_days (day, events)
   SELECT (timestamp AT TIME ZONE 'UTC')::date, count(*) FROM analytics_events WHERE bot_reasons IS NOT NULL GROUP BY 1`,
];

/** What was left out of the figures as bots', by day, reason, family of programs and network. */
export class LeftOutEvents1764390000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE derived_days DROP COLUMN left_out');
    await queryRunner.query('DROP TABLE daily_bots, left_out_days');
  }
}
