import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { WORKER_CONFIG, type WorkerConfig } from '../config';
import { Throughput } from '../metrics/throughput';
import { POOL } from '../pools';
import { repeat } from '../repeat';
import { type WorkerIdentity, WorkersRepository } from './workers.repository';

/** Milliseconds between two signs of life. */
const PAUSE = 5000;

/** Says that this worker runs and what it did, for as long as it does: in the database, and in a file. */
@Injectable()
export class WorkerHeartbeat implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly identity: WorkerIdentity = {
    id: randomUUID(),
    host: hostname(),
    pid: process.pid,
    version: readVersion(),
    startedAt: new Date(),
  };
  private readonly stopping = new AbortController();
  private beating: Promise<void> | undefined;

  constructor(
    private readonly workers: WorkersRepository,
    private readonly flow: Throughput,
    @Inject(POOL) private readonly pool: Pool,
    @Inject(WORKER_CONFIG) private readonly config: Pick<WorkerConfig, 'heartbeatFile'>,
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.beating = repeat(PAUSE, this.stopping.signal, async () => {
      await Promise.all([this.beat(), this.touchFile()]);
    });
  }

  /** Takes leave while the database's connections are still open. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.beating;
    try {
      await this.storeMinutes();
      await this.workers.leave(this.identity.id);
    } catch (error) {
      this.logger.warn({ err: error }, 'Could not take leave: this worker is forgotten in a minute');
    }
  }

  private async beat(): Promise<void> {
    try {
      await this.workers.beat(this.identity);
      await this.storeMinutes();
    } catch (error) {
      this.logger.warn({ err: error }, 'Could not say that this worker runs');
    }
  }

  /** The age of the file tells a health check whether this worker runs and reaches the database. */
  private async touchFile(): Promise<void> {
    const { heartbeatFile } = this.config;
    if (heartbeatFile === undefined) return;
    try {
      await this.pool.query('SELECT 1');
      await writeFile(heartbeatFile, '');
    } catch (error) {
      this.logger.warn({ err: error }, 'Could not give a sign of life');
    }
  }

  private async storeMinutes(): Promise<void> {
    const minutes = this.flow.unstored();
    if (minutes.length === 0) return;
    await this.workers.storeMinutes(this.identity.id, minutes);
    this.flow.forgetStored(minutes);
  }
}

function readVersion(): string {
  const path = join(__dirname, '../../package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
