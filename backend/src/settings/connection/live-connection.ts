import type { SiteConnection } from '@astaguide/database/settings/site-connection';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { PinoLogger } from 'nestjs-pino';
import type { DataSource } from 'typeorm';
import type { BackendConfig } from '../../lib/config';
import type { ContentChanges } from '../../lib/live-updates/content-changes';

/** Keeps the configuration's address and mail server as they are stored, whichever process stored them. */
export class LiveConnection implements OnApplicationBootstrap, OnModuleDestroy {
  readonly connection: SiteConnection;
  private readonly subscription;

  constructor(
    { connection }: BackendConfig,
    private readonly dataSource: DataSource,
    private readonly changes: ContentChanges,
    private readonly logger: PinoLogger,
  ) {
    this.connection = connection;
    this.subscription = changes.all.subscribe(() => {
      this.refresh().catch((error: unknown) =>
        this.logger.warn({ err: error }, 'Could not read the address and the mail server'),
      );
    });
  }

  /** What changed while the process started. */
  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
  }

  onModuleDestroy(): void {
    this.subscription.unsubscribe();
  }

  /** Reads what is stored. Pages that were rendered with another address are not used again. */
  async refresh(): Promise<void> {
    if (await this.connection.read(this.dataSource)) this.changes.announce();
  }
}
