import { createHash } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Table with the hash of each applied migration, next to TypeORM's own table, which has only the names. */
export const HASHES_TABLE = 'schema_migration_hashes';

/** A migration that runs SQL statements in their order, within one transaction. */
export abstract class StatementsMigration implements MigrationInterface {
  protected abstract readonly statements: readonly string[];

  /** SHA-256 of the statements, hex. */
  get hash(): string {
    return createHash('sha256').update(JSON.stringify(this.statements)).digest('hex');
  }

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of this.statements) await queryRunner.query(statement);
    await queryRunner.query(
      `CREATE TABLE IF NOT EXISTS ${HASHES_TABLE} (name text PRIMARY KEY, hash text NOT NULL)`,
    );
    // In the migration's own transaction, so that none is applied without its hash.
    await queryRunner.query(`INSERT INTO ${HASHES_TABLE} VALUES ($1, $2)`, [
      this.constructor.name,
      this.hash,
    ]);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('A migration has no way back: restore a backup'));
  }
}
