import { PERSON } from '@astaguide/testbed/past-event';
import { defineConfig } from '@playwright/test';

const launch = JSON.parse(process.env.E2E_BROWSER ?? '{}') as { executablePath?: string; channel?: string };

export default defineConfig({
  globalSetup: '../testbed/dist/start-journeys.js',
  testDir: 'src/journeys',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // Each worker runs its own site. Two cores carry no more.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  // Only a limit: two products share two cores, and a slow machine is no defect.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    userAgent: PERSON,
    ...(launch.channel && { channel: launch.channel }),
    launchOptions: launch,
    screenshot: 'only-on-failure',
    // Every step's page as it was, but no film of it, which takes a third of all the processor time.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
