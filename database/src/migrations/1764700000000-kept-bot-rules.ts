import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rules that tell bots can be kept: then the events they tell are left out. */
export class KeptBotRules1764700000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE bot_rules ADD COLUMN state text NOT NULL DEFAULT 'draft'
      CONSTRAINT bot_rules_state_check CHECK (state IN ('draft', 'keeping', 'kept', 'taking-back'))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE bot_rules DROP COLUMN state');
  }
}
