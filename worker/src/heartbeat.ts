import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { PinoLogger } from 'nestjs-pino';
import type { Pool } from 'pg';
import { writeFile } from 'node:fs/promises';

/** Milliseconds between two beats. */
const PAUSE = 5000;

/** A file whose age tells a health check whether this worker runs and reaches the database. */
export class Heartbeat implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly file: string | undefined,
    private readonly pool: Pool,
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.file !== undefined) this.goOn(this.file);
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
