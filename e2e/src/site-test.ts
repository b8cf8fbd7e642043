import { type RunningSite, startSite } from '@astaguide/testbed/launched-site';
import { test as base } from '@playwright/test';
import awayFromMidnight from '@astaguide/testbed/away-from-midnight';

interface SiteFixtures {
  /** Tests with the same name share a site; tests that name one do not use the default site. */
  siteOf: string;
  site: RunningSite;
}

/** A test with the product running, started once per worker. */
export const test = base.extend<{ withinOneDay: void }, SiteFixtures>({
  withinOneDay: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what is needed
    async ({}, use) => {
      await awayFromMidnight();
      await use();
    },
    { auto: true, timeout: 200_000 },
  ],
  siteOf: ['everybody', { scope: 'worker', option: true }],
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what is needed
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect } from '@playwright/test';
