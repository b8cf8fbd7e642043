import type { ClientBase } from 'pg';
import { MigrationExecutor } from 'typeorm';
import { withMigrationLock } from './migrate';

/**
 * The statements, in their order, that drop everything of the product's in the schema; what extensions brought stays.
 * Read from PostgreSQL's catalog.
 */
const DROP_STATEMENTS = `
  SELECT statement FROM (
    SELECT 1 AS turn, format('DROP TABLE IF EXISTS %s CASCADE', oid::regclass) AS statement, oid,
      'pg_class'::regclass AS class
    FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
    UNION ALL
    SELECT 2, format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure), oid, 'pg_proc'::regclass
    FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
    UNION ALL
    SELECT 3, format('DROP SEQUENCE IF EXISTS %s', oid::regclass), oid, 'pg_class'::regclass
    FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'S'
  ) objects
  WHERE NOT EXISTS (SELECT FROM pg_depend d
    WHERE d.classid = objects.class AND d.objid = objects.oid AND d.deptype = 'e')
  ORDER BY turn`;

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
