import { dataSourceOptions } from '@astaguide/database/data-source';
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

/** Most connections at once. */
const POOL_SIZE = 3;
/** Milliseconds between two attempts to connect. */
const PAUSE = 1000;

/**
 * Connects before the other modules begin. If the database is away then, they begin nevertheless: what needs the owner's
 * data fails and is repeated, like everything else that needs the database.
 */
@Injectable()
class OwnerDataConnection implements OnModuleInit, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private connecting: Promise<void> | undefined;
  private stopped = false;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly logger: PinoLogger,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.connect();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.connecting;
  }

  private connect(): Promise<void> {
    this.connecting = this.attempt();
    return this.connecting;
  }

  private async attempt(): Promise<void> {
    try {
      await this.dataSource.initialize();
    } catch (error) {
      this.logger.warn({ err: error }, 'Could not connect to the owner’s data');
      if (!this.stopped) this.timer = setTimeout(() => void this.connect(), PAUSE);
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
  ],
  providers: [OwnerDataConnection],
})
export class OwnerDataModule {}
