import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A migration that runs SQL statements in their order, within one transaction. */
export abstract class StatementsMigration implements MigrationInterface {
  protected abstract readonly statements: readonly string[];

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of this.statements) await queryRunner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('A migration has no way back: restore a backup'));
  }
}
