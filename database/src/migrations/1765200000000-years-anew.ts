import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Has every year's sums made anew. Where the year before was summed up until its last day, a year's sums began with
 * those, and ranges that begin before New Year counted that year twice.
 */
export class YearsAnew1765200000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const closings of ['rollup_closings', 'derived_closings'])
      await queryRunner.query(`DELETE FROM ${closings}`);
  }

  /** What is complete stays so. */
  async down(): Promise<void> {}
}
