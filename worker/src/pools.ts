import type { OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';

/** Nest's injection token for the connections that a module uses: DatabasePool where a module does not say otherwise. */
export const POOL = Symbol('POOL');

/** The worker's connections, closed after everything that uses them. */
export class DatabasePool extends Pool implements OnApplicationShutdown {
  async onApplicationShutdown(): Promise<void> {
    await this.end();
  }
}

/** The connections that record events, with settings of their own. */
export class RecordingPool extends DatabasePool {}

/** The connections of maintenance: recording events never waits for one of them. */
export class MaintenancePool extends DatabasePool {}
