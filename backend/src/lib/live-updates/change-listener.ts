import {
  CONTENT_CHANNEL,
  MAINTENANCE_CHANNEL,
  ROLLUPS_CHANNEL,
} from '@astaguide/database/event-store/channels';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Client } from 'pg';
import { Subject, type Observable } from 'rxjs';
import { BACKEND_CONFIG, type BackendConfig } from '../config';

/** Milliseconds before a lost connection is tried again. */
const RECONNECT_DELAY = 500;

/**
 * Listens to PostgreSQL notifications. After a lost connection it notifies each listener once, because notifications
 * may have been missed.
 */
@Injectable()
export class ChangeListener implements OnModuleInit, OnApplicationShutdown {
  private readonly subjects = {
    [ROLLUPS_CHANNEL]: new Subject<void>(),
    [CONTENT_CHANNEL]: new Subject<void>(),
    [MAINTENANCE_CHANNEL]: new Subject<void>(),
  };
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
    private readonly logger: PinoLogger,
  ) {}

  /** Emits whenever the channel was notified, or may have been. Completes at shutdown. */
  on(channel: keyof ChangeListener['subjects']): Observable<void> {
    return this.subjects[channel];
  }

  onModuleInit(): Promise<void> {
    return this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    for (const subject of Object.values(this.subjects)) subject.complete();
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.config.databaseUrl,
      application_name: 'astaguide notifications',
      keepAlive: true,
    });
    this.client = client;
    let lost = false;
    const onLost = (error?: Error) => {
      if (lost || this.stopped) return;
      lost = true;
      this.logger.warn({ err: error }, 'Lost the LISTEN connection to PostgreSQL; reconnecting');
      client.end().catch(() => undefined);
      this.timer = setTimeout(() => void this.connect(), RECONNECT_DELAY);
    };
    client.on('error', onLost);
    client.on('end', () => onLost());
    client.on('notification', ({ channel }) => this.tell(channel));
    try {
      await client.connect();
      for (const channel of Object.keys(this.subjects)) await client.query(`LISTEN ${channel}`);
      for (const channel of Object.keys(this.subjects)) this.tell(channel);
    } catch (error) {
      onLost(error as Error);
    }
  }

  private tell(channel: string): void {
    this.subjects[channel as keyof ChangeListener['subjects']].next();
  }
}
