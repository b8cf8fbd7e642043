import type { MigrationInterface, QueryRunner } from 'typeorm';

const setStates = (states: string) => `ALTER TABLE mails_sent DROP CONSTRAINT mails_sent_state_check,
  ADD CONSTRAINT mails_sent_state_check CHECK (state IN (${states}))`;

/** Mails that were given up are listed with their reason. */
export class MailsGivenUp1764800000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(setStates(`'sending', 'sent', 'uncertain', 'given-up'`));
    await queryRunner.query('ALTER TABLE mails_sent ADD COLUMN reason text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM mails_sent WHERE state = 'given-up'`);
    await queryRunner.query('ALTER TABLE mails_sent DROP COLUMN reason');
    await queryRunner.query(setStates(`'sending', 'sent', 'uncertain'`));
  }
}
