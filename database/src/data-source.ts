import 'reflect-metadata';
import { DataSource, type DataSourceOptions, DefaultNamingStrategy } from 'typeorm';
import { entities } from './entities';
import { CatalogAndContent1790000000001 } from './migrations/1790000000001-catalog-and-content';
import { EventsAndRollups1790000000002 } from './migrations/1790000000002-events-and-rollups';
import { Earnings1790000000003 } from './migrations/1790000000003-earnings';
import { Accounts1790000000004 } from './migrations/1790000000004-accounts';
import { Operations1790000000005 } from './migrations/1790000000005-operations';
import { Notifications1790000000006 } from './migrations/1790000000006-notifications';
import { SignedSales1790000000007 } from './migrations/1790000000007-signed-sales';
import { LinkChecksAndClickIds1790000000008 } from './migrations/1790000000008-link-checks-and-click-ids';
import { Reports1790000000010 } from './migrations/1790000000010-reports';
import { PostVersions1790000000011 } from './migrations/1790000000011-post-versions';
import { OrdersOfSales1790000000012 } from './migrations/1790000000012-orders-of-sales';
import { AnswerCorrections1790000000014 } from './migrations/1790000000014-answer-corrections';
import { Goals1790000000015 } from './migrations/1790000000015-goals';
import { Audience1790000000016 } from './migrations/1790000000016-audience';
import { ImportedHistory1790000000017 } from './migrations/1790000000017-imported-history';
import { PostImports1790000000019 } from './migrations/1790000000019-post-imports';
import { Operator1790000000020 } from './migrations/1790000000020-operator';
import { NewsletterConsent1790000000021 } from './migrations/1790000000021-newsletter-consent';
import { NewsletterIssues1790000000022 } from './migrations/1790000000022-newsletter-issues';
import { BounceScope1790000000023 } from './migrations/1790000000023-bounce-scope';
import { OwnStudies1790000000026 } from './migrations/1790000000026-own-studies';
import { PostsSettings1790000000027 } from './migrations/1790000000027-posts-settings';
import { NewsletterPace1790000000030 } from './migrations/1790000000030-newsletter-pace';
import { ImportedMonths1790000000032 } from './migrations/1790000000032-imported-months';
import { ConnectionSettings1790000000034 } from './migrations/1790000000034-connection-settings';
import { SalesBeforeClicks1790000000036 } from './migrations/1790000000036-sales-before-clicks';
import { UnknownClicks1790000000037 } from './migrations/1790000000037-unknown-clicks';
import { MonthlySessions1790000000039 } from './migrations/1790000000039-monthly-sessions';

/** 'linkPlacement' → 'link_placement' */
export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** camelCase properties become snake_case columns. */
class SnakeCaseNamingStrategy extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? snakeCase(propertyName);
  }
}

/** The product's migrations, in order. */
export const MIGRATIONS = [
  CatalogAndContent1790000000001,
  EventsAndRollups1790000000002,
  Earnings1790000000003,
  Accounts1790000000004,
  Operations1790000000005,
  Notifications1790000000006,
  SignedSales1790000000007,
  LinkChecksAndClickIds1790000000008,
  Reports1790000000010,
  PostVersions1790000000011,
  OrdersOfSales1790000000012,
  AnswerCorrections1790000000014,
  Goals1790000000015,
  Audience1790000000016,
  ImportedHistory1790000000017,
  PostImports1790000000019,
  Operator1790000000020,
  NewsletterConsent1790000000021,
  NewsletterIssues1790000000022,
  BounceScope1790000000023,
  OwnStudies1790000000026,
  PostsSettings1790000000027,
  NewsletterPace1790000000030,
  ImportedMonths1790000000032,
  ConnectionSettings1790000000034,
  SalesBeforeClicks1790000000036,
  UnknownClicks1790000000037,
  MonthlySessions1790000000039,
] as const;

/** Default number of connections that a process keeps to PostgreSQL through TypeORM. */
const DEFAULT_POOL_SIZE = 10;

/**
 * Turns off JIT compilation: it takes longer than any statement of the dashboard, but the planner overestimates their
 * cost.
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
    migrations: [...MIGRATIONS],
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

/** Runs work with a data source of few connections, which are closed afterwards. */
export async function withDataSource<T>(
  url: string,
  work: (dataSource: DataSource) => Promise<T>,
): Promise<T> {
  const dataSource = await createDataSource(url, 2).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
