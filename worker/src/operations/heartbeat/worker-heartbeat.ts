import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { WORKER_CONFIG, type WorkerConfig } from '../../lib/config';
import { IntervalTasks } from '../../lib/interval-tasks';
import { Throughput } from '../../lib/metrics/throughput';
import { POOL } from '../../lib/pools';
import { type WorkerIdentity, WorkersRepository } from './workers.repository';

/** Milliseconds between two signs of life. */
const PAUSE = 5000;

/** Says that this worker runs and what it did, for as long as it does: in the database, and in a file. */
@Injectable()
export class WorkerHeartbeat implements OnApplicationBootstrap, OnApplicationShutdown {
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
    private readonly intervalTasks: IntervalTasks,
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.intervalTasks.every(PAUSE, 'store the heartbeat', () => this.beat());
    this.intervalTasks.every(PAUSE, 'touch the heartbeat file', () => this.touchFile());
  }

  /** After the last beat, while the database's connections are still open. */
  async onApplicationShutdown(): Promise<void> {
    try {
      await this.storeMinutes();
      await this.workers.leave(this.identity.id);
    } catch (error) {
      this.logger.warn({ err: error }, 'Could not take leave: this worker is forgotten in a minute');
    }
  }

  private async beat(): Promise<void> {
    await this.workers.beat(this.identity);
    await this.storeMinutes();
  }

  /** The age of the file tells a health check whether this worker runs and reaches the database. */
  private async touchFile(): Promise<void> {
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
