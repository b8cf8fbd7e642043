import type { ClientBase } from 'pg';
import { MigrationExecutor } from 'typeorm';
import { withMigrationLock } from './migrate';
import { DROP_STATEMENTS } from './replace-contents.sql';

/**
 * Replaces everything in the database, in one transaction: drops it, creates the schema, and has it filled.
 *
 * @param url PostgreSQL connection string
 * @param load fills the tables
 * @throws what PostgreSQL or `load` throws; then the database is unchanged
 */
export function replaceContents(url: string, load: (client: ClientBase) => Promise<void>): Promise<void> {
  return withMigrationLock(url, async (dataSource) => {
    const runner = dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      for (const { statement } of (await runner.query(DROP_STATEMENTS)) as { statement: string }[]) {
        await runner.query(statement);
      }
      const executor = new MigrationExecutor(dataSource, runner);
      executor.transaction = 'none';
      await executor.executePendingMigrations();
      await load((await runner.connect()) as ClientBase);
      await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction();
      throw error;
    } finally {
      await runner.release();
    }
  });
}
