import { ROLLUPS_CHANNEL } from '@astaguide/database/channels';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Client } from 'pg';
import { Subject } from 'rxjs';
import { BACKEND_CONFIG, type BackendConfig } from '../config';

/** Milliseconds before a lost connection is tried again. */
const RECONNECT_DELAY = 500;

/** Hears from PostgreSQL that rollups moved. After a lost connection it says so too: something may have. */
@Injectable()
export class RollupListener implements OnModuleInit, OnApplicationShutdown {
  /** Emits whenever rollups moved, or may have moved unheard. */
  readonly moved = new Subject<void>();
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
    private readonly logger: PinoLogger,
  ) {}

  onModuleInit(): Promise<void> {
    return this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    this.moved.complete();
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.config.databaseUrl,
      application_name: 'astaguide live',
      keepAlive: true,
    });
    let lost = false;
    const onLost = (error?: Error) => {
      if (lost || this.stopped) return;
      lost = true;
      this.logger.warn({ err: error }, 'Lost the connection that hears of new figures');
      client.end().catch(() => undefined);
      this.timer = setTimeout(() => void this.connect(), RECONNECT_DELAY);
    };
    client.on('error', onLost);
    client.on('end', () => onLost());
    client.on('notification', () => this.moved.next());
    this.client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${ROLLUPS_CHANNEL}`);
      this.moved.next();
    } catch (error) {
      onLost(error as Error);
    }
  }
}
