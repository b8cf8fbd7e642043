import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Throughput } from '../metrics/throughput';
import { repeat } from '../repeat';
import { type WorkerIdentity, WorkersRepository } from './workers.repository';

/** Milliseconds between two signs of life. */
const PAUSE = 5000;

/** Says that this worker runs and what it did, for as long as it does. */
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
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.beating = repeat(PAUSE, this.stopping.signal, () => this.beat());
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
