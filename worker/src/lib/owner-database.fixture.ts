/// <reference types="jest" />
import { createDataSource } from '@astaguide/database/data-source';
import { databaseForTests } from '@astaguide/database/database.fixture';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** A database for the tests around this call as `databaseForTests` opens it, and TypeORM's connection to it. */
export function ownerDatabaseForTests(
  use: (pool: Pool, dataSource: DataSource, url: string) => unknown,
): void {
  let dataSource: DataSource | undefined;

  // Before the database is dropped.
  afterAll(() => dataSource?.destroy());

  databaseForTests(async (pool, url) => {
    dataSource = await createDataSource(url, 3).initialize();
    await use(pool, dataSource, url);
  });
}
