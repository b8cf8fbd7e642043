import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps when a sale was made, where its report tells it: so it counts on the owner's day, in any zone. */
export class SaleMoments1764710000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE conversions ADD COLUMN moment timestamptz(3)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE conversions DROP COLUMN moment');
  }
}
