/// <reference types="jest" />
import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { embeddedDatabase } from '../embedded-database';
import { restoreInitialContents } from '../initial-contents';
import { startSite, type RunningSite, type Site } from '../running-site';
import { ApiClient, until } from './api-client';

const UNFINISHED = `
  SELECT (SELECT count(*) FROM bullmq.job WHERE state IN ('waiting', 'active'))::integer
    + (SELECT count(*) FROM event_inbox)::integer AS count`;

type Environment = Record<string, string>;

interface SiteForTests<Running> {
  site: Running;
  /** Signed in. */
  owner: ApiClient;
  database: Client;
}

/**
 * Gives the tests around this call the site that their worker shares with other files, as its first start left it.
 *
 * @param use keeps what the tests want of it, and may make more of it ready
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
    // An address of the file's own has all its events and tries left.
    ApiClient.address = `10.${randomBytes(3).join('.')}`;
    await use({ site, database, owner: await signedIn(site) });
  }, 100_000);

  afterAll(() => database?.end());
}

/**
 * Starts a site before the tests around this call, and stops it after them: for tests that restart or break it, or
 * want variables of their own. All others share one.
 *
 * @param use keeps what the tests want of it, and may make more of it ready
 * @param environment the product's variables, or what starts the servers that they name
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
    // A restart of the site ends it; whoever uses it then learns of it all the same.
    database.on('error', () => undefined);
    await winDeadlocks(database);
    await use({ site, database, owner: await signedIn(site) });
  }, 100_000);

  afterAll(async () => {
    await database?.end();
    await site?.stop();
  }, 30_000);
}

/** Where a test and a periodic task wait for each other, the task gives up: it comes round again. */
const winDeadlocks = (database: Client) => database.query("SET deadlock_timeout = '1min'");

/** What the files before left on the queue would be counted in this one. */
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
