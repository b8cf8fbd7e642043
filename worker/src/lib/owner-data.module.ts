import { dataSourceOptions } from '@astaguide/database/data-source';
import { entities } from '@astaguide/database/entities';
import { SiteConnection } from '@astaguide/database/settings/site-connection';
import {
  type BeforeApplicationShutdown,
  Global,
  Injectable,
  Module,
  type OnModuleInit,
} from '@nestjs/common';
import { InjectDataSource, TypeOrmModule } from '@nestjs/typeorm';
import { PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { WORKER_CONFIG, type WorkerConfig } from './config';
import { repeat } from './periodic-job';

/** Most connections at once. */
const POOL_SIZE = 3;
/** Milliseconds between two attempts to connect. */
const PAUSE = 1000;

/**
 * Connects before the other modules begin, and reads the site's address and mail server. If the database is away then,
 * they begin nevertheless: what needs the owner's data fails and is repeated, like everything else that needs the
 * database.
 */
@Injectable()
class OwnerDataConnection implements OnModuleInit, BeforeApplicationShutdown {
  private readonly done = new AbortController();
  private connecting: Promise<void> | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly site: SiteConnection,
    private readonly logger: PinoLogger,
  ) {}

  /** Waits for the first attempt. */
  async onModuleInit(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.connecting = repeat(PAUSE, this.done.signal, () => this.connect().finally(resolve));
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.done.abort();
    await this.connecting;
  }

  private async connect(): Promise<void> {
    try {
      if (!this.dataSource.isInitialized) await this.dataSource.initialize();
      // A periodic job that fails for want of it would wait for its next time.
      await this.site.read(this.dataSource);
      this.done.abort();
    } catch (error) {
      this.logger.warn({ err: error }, 'Could not connect to the owner’s data');
    }
  }
}

/** TypeORM for the owner's data. Global, so that Nest closes its connections after everything else. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [WORKER_CONFIG, PinoLogger],
      useFactory: ({ databaseUrl }: WorkerConfig, logger: PinoLogger) => ({
        ...dataSourceOptions(databaseUrl, POOL_SIZE),
        applicationName: 'astaguide worker',
        manualInitialization: true,
        poolErrorHandler: (error: Error) =>
          logger.warn({ err: error }, 'An idle database connection was lost'),
      }),
    }),
    TypeOrmModule.forFeature(entities),
  ],
  providers: [OwnerDataConnection],
  exports: [TypeOrmModule],
})
export class OwnerDataModule {}
