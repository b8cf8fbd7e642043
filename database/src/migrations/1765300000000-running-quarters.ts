import type { MigrationInterface, QueryRunner } from 'typeorm';

const FIGURES = ['page_views', 'clicks', 'events', 'visitors'];
const each = (of: (figure: string) => string) => FIGURES.map(of).join(', ');

const LIVE = `
  SELECT (quarter AT TIME ZONE 'UTC')::date AS day, quarter, dimension, key_id, page_views, clicks, events, visitors
  FROM quarter_rollups`;
const QUARTER = `packed.day::timestamp AT TIME ZONE 'UTC' + row.quarter * interval '15 minutes'`;

/** Lists that run up have one figure more than quarter-hours: each is what has come since the one before. */
const RUNNING_OR_NOT = `CREATE OR REPLACE VIEW quarter_figures AS ${LIVE}
  UNION ALL
  SELECT packed.day, ${QUARTER}, packed.dimension, packed.key_id,
    ${each((name) => `row.${name} - form.runs_up * row.${name}_before`)}
  FROM packed_quarters packed
  CROSS JOIN LATERAL (SELECT cardinality(packed.page_views) - cardinality(packed.quarters) AS runs_up) AS form
  CROSS JOIN LATERAL unnest(packed.quarters, ${each((name) => `packed.${name}[1 + form.runs_up:]`)},
    ${each((name) => `packed.${name}`)}) AS row(quarter, ${FIGURES.join(', ')}, ${each((name) => `${name}_before`)})
  WHERE row.quarter IS NOT NULL`;

const NOT_RUNNING = `CREATE OR REPLACE VIEW quarter_figures AS ${LIVE}
  UNION ALL
  SELECT packed.day, ${QUARTER}, packed.dimension, packed.key_id, ${each((name) => `row.${name}`)}
  FROM packed_quarters packed CROSS JOIN LATERAL unnest(packed.quarters, ${each((name) => `packed.${name}`)})
    AS row(quarter, ${FIGURES.join(', ')})`;

/** What a list that runs up has in each quarter-hour. */
const counted = (list: string) => `(
  SELECT array_agg(figure - before ORDER BY place)
  FROM unnest(${list}[2:], trim_array(${list}, 1)) WITH ORDINALITY AS step(figure, before, place))`;

/**
 * Lets the lists of packed quarter-hours run up, so that any stretch of a day is the difference of two of their
 * figures. The worker packs what is there anew, a day at a time; the view reads both forms.
 */
export class RunningQuarters1765300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(RUNNING_OR_NOT);
    // An open day's rows are written again every three hours; a fifth of all days' need not be dead before they go.
    await queryRunner.query('ALTER TABLE packed_quarters SET (autovacuum_vacuum_scale_factor = 0.01)');
  }

  /** Leaves in each list what the release before reads: what was counted in each quarter-hour. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE packed_quarters RESET (autovacuum_vacuum_scale_factor)');
    await queryRunner.query(NOT_RUNNING);
    await queryRunner.query(
      `UPDATE packed_quarters SET ${each((name) => `${name} = ${counted(name)}`)}
       WHERE cardinality(page_views) > cardinality(quarters)`,
    );
  }
}
