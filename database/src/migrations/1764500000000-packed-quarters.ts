import type { MigrationInterface, QueryRunner } from 'typeorm';

const statements = [
  `CREATE TABLE packed_quarters (
    day date NOT NULL,
    key_id integer NOT NULL,
    dimension smallint NOT NULL,
    quarters smallint[] NOT NULL,
    page_views integer[] NOT NULL,
    clicks integer[] NOT NULL,
    events integer[] NOT NULL,
    visitors integer[] NOT NULL,
    CONSTRAINT packed_quarters_pkey PRIMARY KEY (dimension, day, key_id)
  )`,
  `CREATE VIEW quarter_figures AS
    SELECT (quarter AT TIME ZONE 'UTC')::date AS day, quarter, dimension, key_id, page_views, clicks, events, visitors
    FROM quarter_rollups
    UNION ALL
    SELECT packed.day, packed.day::timestamp AT TIME ZONE 'UTC' + row.quarter * interval '15 minutes',
      packed.dimension, packed.key_id, row.page_views, row.clicks, row.events, row.visitors
    FROM packed_quarters packed CROSS JOIN LATERAL unnest(packed.quarters, packed.page_views, packed.clicks,
      packed.events, packed.visitors) AS row(quarter, page_views, clicks, events, visitors)`,
];

/**
 * Keeps the quarter-hours of final days in one row a key and day, which takes a tenth of the space. The worker
 * packs them, the oldest first; the view has them all, packed or not.
 */
export class PackedQuarters1764500000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of statements) await queryRunner.query(statement);
  }

  /** Puts every quarter-hour back where the release before looks for it. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `INSERT INTO quarter_rollups AS known (quarter, dimension, key_id, page_views, clicks, events, visitors)
       SELECT day::timestamp AT TIME ZONE 'UTC' + row.quarter * interval '15 minutes', dimension, key_id,
         row.page_views, row.clicks, row.events, row.visitors
       FROM packed_quarters packed CROSS JOIN LATERAL unnest(packed.quarters, packed.page_views, packed.clicks,
         packed.events, packed.visitors) AS row(quarter, page_views, clicks, events, visitors)
       ON CONFLICT (dimension, quarter, key_id) DO UPDATE SET
         page_views = known.page_views + excluded.page_views, clicks = known.clicks + excluded.clicks,
         events = known.events + excluded.events, visitors = known.visitors + excluded.visitors`,
    );
    await queryRunner.query('DROP VIEW quarter_figures');
    await queryRunner.query('DROP TABLE packed_quarters');
  }
}
