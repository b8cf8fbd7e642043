import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { Pool } from 'pg';
import { writeFile } from 'node:fs/promises';
import { WORKER_CONFIG, type WorkerConfig } from './config';
import { POOL } from './pools';

/** Milliseconds between two beats. */
const PAUSE = 5000;

/** A file whose age tells a health check whether this worker runs and reaches the database. */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> | undefined;
  private stopped = false;

  constructor(
    @Inject(WORKER_CONFIG) private readonly config: Pick<WorkerConfig, 'heartbeatFile'>,
    @Inject(POOL) private readonly pool: Pool,
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    const { heartbeatFile } = this.config;
    if (heartbeatFile !== undefined) this.goOn(heartbeatFile);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.beating;
  }

  private goOn(file: string): void {
    this.beating = this.beat(file)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'Could not give a sign of life'))
      .finally(() => {
        if (!this.stopped) this.timer = setTimeout(() => this.goOn(file), PAUSE);
      });
  }

  private async beat(file: string): Promise<void> {
    await this.pool.query('SELECT 1');
    await writeFile(file, '');
  }
}
