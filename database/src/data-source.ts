import 'reflect-metadata';
import type { DataSourceOptions } from 'typeorm';
import { DataSource } from 'typeorm';
import { entities } from './entities';
import { InitialSchema1763700000000 } from './migrations/1763700000000-initial-schema';
import { ContentNotices1763800000000 } from './migrations/1763800000000-content-notices';
import { OwnerEditing1763900000000 } from './migrations/1763900000000-owner-editing';
import { ChatQuestions1763950000000 } from './migrations/1763950000000-chat-questions';
import { AssistantSearch1764000000000 } from './migrations/1764000000000-assistant-search';
import { CompactEventLog1764100000000 } from './migrations/1764100000000-compact-event-log';
import { MaintenanceRuns1764150000000 } from './migrations/1764150000000-maintenance-runs';
import { Operations1764170500000 } from './migrations/1764170500000-operations';
import { Earnings1764200000000 } from './migrations/1764200000000-earnings';
import { DerivedFigures1764300000000 } from './migrations/1764300000000-derived-figures';
import { MailAndSharing1764350000000 } from './migrations/1764350000000-mail-and-sharing';
import { LeftOutEvents1764390000000 } from './migrations/1764390000000-left-out-events';
import { PackedQuarters1764500000000 } from './migrations/1764500000000-packed-quarters';
import { BotRules1764600000000 } from './migrations/1764600000000-bot-rules';
import { KeptBotRules1764700000000 } from './migrations/1764700000000-kept-bot-rules';
import { SaleMoments1764710000000 } from './migrations/1764710000000-sale-moments';
import { MailsGivenUp1764800000000 } from './migrations/1764800000000-mails-given-up';
import { DerivedSums1764900000000 } from './migrations/1764900000000-derived-sums';
import { RollupSums1765000000000 } from './migrations/1765000000000-rollup-sums';
import { FiguresToDate1765100000000 } from './migrations/1765100000000-figures-to-date';
import { YearsAnew1765200000000 } from './migrations/1765200000000-years-anew';
import { RunningQuarters1765300000000 } from './migrations/1765300000000-running-quarters';
import { SnakeCaseNamingStrategy } from './naming-strategy';

/** Connections a process keeps to PostgreSQL through TypeORM, unless told otherwise. */
const DEFAULT_POOL_SIZE = 10;

/**
 * How PostgreSQL treats the statements of a dashboard: none runs as long as it takes to compile it, though the
 * planner, that cannot know how little of the log is read, estimates some as very dear.
 */
export const SESSION_OPTIONS = '-c jit=off';

/**
 * TypeORM's options for the product's schema.
 *
 * @param url PostgreSQL connection string
 * @param poolSize most connections at once
 */
export function dataSourceOptions(url: string, poolSize = DEFAULT_POOL_SIZE): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    poolSize,
    entities,
    migrations: [
      InitialSchema1763700000000,
      ContentNotices1763800000000,
      OwnerEditing1763900000000,
      ChatQuestions1763950000000,
      AssistantSearch1764000000000,
      CompactEventLog1764100000000,
      MaintenanceRuns1764150000000,
      Operations1764170500000,
      Earnings1764200000000,
      DerivedFigures1764300000000,
      MailAndSharing1764350000000,
      LeftOutEvents1764390000000,
      PackedQuarters1764500000000,
      BotRules1764600000000,
      KeptBotRules1764700000000,
      SaleMoments1764710000000,
      MailsGivenUp1764800000000,
      DerivedSums1764900000000,
      RollupSums1765000000000,
      FiguresToDate1765100000000,
      YearsAnew1765200000000,
      RunningQuarters1765300000000,
    ],
    migrationsTableName: 'schema_migrations',
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeCaseNamingStrategy(),
    synchronize: false,
    applicationName: 'astaguide',
    extra: { connectionTimeoutMillis: 5000, options: SESSION_OPTIONS },
  };
}

/** A data source for the product's schema, not yet connected. */
export function createDataSource(url: string, poolSize?: number): DataSource {
  return new DataSource(dataSourceOptions(url, poolSize));
}
