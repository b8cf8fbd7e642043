/// <reference types="jest" />
import type { Client } from 'pg';
import { embeddedDatabase } from '../embedded-database';
import { startSite, type RunningSite } from '../running-site';
import { ApiClient } from './api-client';

/** A running site with what most tests want of it. */
interface SiteForTests {
  site: RunningSite;
  /** Signed in. */
  owner: ApiClient;
  database: Client;
}

/**
 * Starts a site before the tests around this call, and stops it after them.
 *
 * @param use keeps what the tests want of it, and may make more of it ready
 * @param environment the product's variables
 */
export function siteForTests(
  use: (started: SiteForTests) => unknown,
  environment: Record<string, string> = {},
): void {
  let site: RunningSite | undefined;
  let database: Client | undefined;

  beforeAll(async () => {
    site = await startSite(environment);
    database = await embeddedDatabase(site);
    // A restart of the site ends it; whoever uses it then learns of it all the same.
    database.on('error', () => undefined);
    const owner = new ApiClient(site.url);
    await owner.signIn();
    await use({ site, owner, database });
  }, 100_000);

  afterAll(async () => {
    await database?.end();
    await site?.stop();
  }, 30_000);
}
