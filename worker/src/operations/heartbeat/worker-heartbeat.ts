import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { WORKER_CONFIG, type WorkerConfig } from '../../lib/config';
import { Throughput } from '../../lib/metrics/throughput';
import { POOL } from '../../lib/pools';
import { type WorkerIdentity, WorkersRepository } from './workers.repository';

/** Says that this worker runs and what it did, for as long as it does: in the database, and in a file. */
@Injectable()
export class WorkerHeartbeat implements OnApplicationShutdown {
  private readonly identity: WorkerIdentity = {
    id: randomUUID(),
    host: hostname(),
    pid: process.pid,
    version: readVersion(),
    startedAt: new Date(),
  };

  constructor(
    private readonly workers: WorkersRepository,
    private readonly flow: Throughput,
    @Inject(POOL) private readonly pool: Pool,
    @Inject(WORKER_CONFIG) private readonly config: Pick<WorkerConfig, 'heartbeatFile'>,
    private readonly logger: PinoLogger,
  ) {}

  /** After the last beat, while the database's connections are still open. */
  async onApplicationShutdown(): Promise<void> {
    try {
      await this.storeMinutes();
      await this.workers.leave(this.identity.id);
    } catch (error) {
      this.logger.warn(
        { err: error },
        'Could not deregister the worker; its heartbeat expires in one minute',
      );
    }
  }

  /** Stores in the database that this worker runs, and its statistics. */
  async beat(): Promise<void> {
    await this.workers.beat(this.identity);
    await this.storeMinutes();
  }

  /** A health check reads from the age of the file whether this worker runs and reaches the database. */
  async touchFile(): Promise<void> {
    const { heartbeatFile } = this.config;
    if (heartbeatFile === undefined) return;
    await this.pool.query('SELECT 1');
    await writeFile(heartbeatFile, '');
  }

  private async storeMinutes(): Promise<void> {
    const minutes = this.flow.unstored();
    if (minutes.length === 0) return;
    await this.workers.storeMinutes(this.identity.id, minutes);
    this.flow.forgetStored(minutes);
  }
}

function readVersion(): string {
  const path = join(__dirname, '../../../package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
