import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { Pool } from 'pg';
import { writeFile } from 'node:fs/promises';
import { WORKER_CONFIG, type WorkerConfig } from './config';
import { POOL } from './pools';
import { repeat } from './repeat';

/** Milliseconds between two beats. */
const PAUSE = 5000;

/** A file whose age tells a health check whether this worker runs and reaches the database. */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly stopping = new AbortController();
  private beating: Promise<void> | undefined;

  constructor(
    @Inject(WORKER_CONFIG) private readonly config: Pick<WorkerConfig, 'heartbeatFile'>,
    @Inject(POOL) private readonly pool: Pool,
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    const { heartbeatFile } = this.config;
    if (heartbeatFile === undefined) return;
    this.beating = repeat(PAUSE, this.stopping.signal, () => this.beat(heartbeatFile));
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.beating;
  }

  private async beat(file: string): Promise<void> {
    try {
      await this.pool.query('SELECT 1');
      await writeFile(file, '');
    } catch (error) {
      this.logger.warn({ err: error }, 'Could not give a sign of life');
    }
  }
}
