import type { OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';

/** Nest's injection token for a module's connection pool: DatabasePool unless the module provides another. */
export const POOL = Symbol('POOL');

/** A connection pool that is closed after everything that uses it. */
export class DatabasePool extends Pool implements OnApplicationShutdown {
  async onApplicationShutdown(): Promise<void> {
    await this.end();
  }
}

/** The connection pool of the recorder, with its own settings. */
export class RecordingPool extends DatabasePool {}

/** The connection pool of maintenance, so that recording events never waits for a connection. */
export class MaintenancePool extends DatabasePool {}
