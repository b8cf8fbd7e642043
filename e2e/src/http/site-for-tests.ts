/// <reference types="jest" />
import { embeddedDatabase, type RunningSite, type Site, startSite } from '@astaguide/testbed/launched-site';
import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { restoreInitialContents } from '@astaguide/testbed/initial-contents';
import { ApiClient, until } from './api-client';

const UNFINISHED = `
  SELECT (SELECT count(*) FROM bullmq.job WHERE state IN ('waiting', 'active'))::integer
    + (SELECT count(*) FROM event_inbox)::integer AS count`;

type Environment = Record<string, string>;

interface SiteForTests<Running> {
  site: Running;
  /** A signed-in client. */
  owner: ApiClient;
  database: Client;
}

/**
 * Gives the surrounding tests the site that their Jest worker shares with other files, reset to its first start.
 *
 * @param use receives the site, and may prepare it further
 */
export function siteForTests(use: (shared: SiteForTests<Site>) => unknown): void {
  let database: Client | undefined;

  beforeAll(async () => {
    const { TEST_SITES_URL, JEST_WORKER_ID = '1' } = process.env;
    const answer = await fetch(`${TEST_SITES_URL}/${JEST_WORKER_ID}`);
    if (!answer.ok) throw new Error(await answer.text());
    const site = (await answer.json()) as Site;
    database = await embeddedDatabase(site);
    await winDeadlocks(database);
    await untilIdle(database);
    await restoreInitialContents(database);
    // A separate address for each file, with unused rate limits.
    ApiClient.address = `10.${randomBytes(3).join('.')}`;
    await use({ site, database, owner: await signedIn(site) });
  }, 100_000);

  afterAll(() => database?.end());
}

/**
 * Starts a separate site before the surrounding tests, and stops it after them: for tests that restart or break it, or
 * need other environment variables. All other tests share one.
 *
 * @param use receives the site, and may prepare it further
 * @param environment the product's variables, or a function that starts the servers they refer to
 */
export function ownSiteForTests(
  use: (started: SiteForTests<RunningSite>) => unknown,
  environment: Environment | (() => Promise<Environment>) = {},
): void {
  let site: RunningSite | undefined;
  let database: Client | undefined;

  beforeAll(async () => {
    site = await startSite(typeof environment === 'function' ? await environment() : environment);
    database = await embeddedDatabase(site);
    // A restart of the site closes the connection; the next query reports it.
    database.on('error', () => undefined);
    await winDeadlocks(database);
    await use({ site, database, owner: await signedIn(site) });
  }, 100_000);

  afterAll(async () => {
    await database?.end();
    await site?.stop();
  }, 30_000);
}

/** In a deadlock between a test and a periodic task, the task fails, because it runs again later. */
const winDeadlocks = (database: Client) => database.query("SET deadlock_timeout = '1min'");

/** Waits for jobs of earlier files, which would otherwise count in this one. */
async function untilIdle(database: Client): Promise<void> {
  const unfinished = async () => {
    const { rows } = await database.query<{ count: number }>(UNFINISHED);
    return rows[0]!.count;
  };
  await until(unfinished, (count) => count === 0, 30_000);
}

async function signedIn(site: Site): Promise<ApiClient> {
  const owner = new ApiClient(site.url);
  await owner.signIn();
  return owner;
}
