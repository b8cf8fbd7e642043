import { readPids, type RunningSite, startSite } from '@astaguide/testbed/launched-site';
import { chromium, type Browser, type Page } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserLaunch } from './chromium';
import { copyCheckout } from './checkout-copy.fixture';

/** Generous, for a machine under load. Milliseconds. */
const WITHIN = 30_000;

let checkout: string;
let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  checkout = copyCheckout();
  site = await startSite({}, { command: [join(checkout, 'infra', 'start.mjs'), '--dev'] });
  const found = spawnSync(process.execPath, [join(__dirname, '../dist/find-browser.js')], {
    encoding: 'utf8',
  });
  browser = await chromium.launch(JSON.parse(found.stdout) as BrowserLaunch);
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(checkout, { recursive: true, force: true });
});

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(checkout, file);
  const text = readFileSync(path, 'utf8');
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${file} has no ${String(from)}`);
  writeFileSync(path, edited);
}

/** Opens the home page. A reload removes the `marker` on its window. */
async function openHome(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(site.url);
  const hasReact = () => Object.keys(document.body).some((key) => key.startsWith('__react'));
  await page.waitForFunction(hasReact, undefined, { timeout: WITHIN });
  await page.evaluate(() => Object.assign(window, { marker: true }));
  return page;
}

const wasReloaded = (page: Page) => page.evaluate(() => !('marker' in window));

async function robotsText(): Promise<string> {
  const answer = await fetch(`${site.url}/robots.txt`);
  return answer.text();
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + WITHIN; Date.now() < deadline; await pause(50)) {
    // Requests fail while the backend restarts.
    if (await holds().catch(() => false)) return;
  }
  throw new Error(`It did not come true within ${WITHIN / 1000} s`);
}

const untilRobotsSay = (text: string) => until(async () => (await robotsText()).includes(text));

test('A changed style is on the screen without a reload, and what it replaces is gone', async () => {
  const page = await openHome();
  edit('frontend/src/ui/design.css', /--paper: [^;]+;/, '--paper: rgb(1, 2, 3);');
  const paper = () => getComputedStyle(document.body).backgroundColor === 'rgb(1, 2, 3)';
  await page.waitForFunction(paper, undefined, { timeout: WITHIN });
  expect(await wasReloaded(page)).toBe(false);
  expect(await page.locator('style').count()).toBe(1);
  await page.close();
});

test('A changed component is replaced without a reload, and the server renders it from then on', async () => {
  const page = await openHome();
  edit('frontend/src/ui/brand.tsx', '{siteName}</span>', 'Changed name</span>');
  await page.getByText('Changed name').first().waitFor({ timeout: WITHIN });
  expect(await wasReloaded(page)).toBe(false);
  await page.close();
  expect(await (await fetch(site.url)).text()).toContain('Changed name');
});

test('A page whose code is broken says what is wrong, and comes back when it is fixed', async () => {
  const page = await openHome();
  edit('frontend/src/ui/brand.tsx', 'export function Brand', 'const = ;\nexport function Brand');
  await until(async () => (await fetch(site.url)).status === 500);
  await page.goto(site.url);
  await page.locator('pre', { hasText: 'brand.tsx' }).waitFor({ timeout: WITHIN });
  edit('frontend/src/ui/brand.tsx', 'const = ;\n', '');
  await page.getByText('Changed name').first().waitFor({ timeout: WITHIN });
  await page.close();
});

test('A changed backend file is in effect after a restart, for which open pages wait', async () => {
  const page = await openHome();
  edit('backend/src/site/discovery/discovery.service.ts', 'User-agent: *', 'User-agent: changed');
  await untilRobotsSay('User-agent: changed');
  await page.waitForFunction(() => !('marker' in window), undefined, { timeout: WITHIN });
  await page.close();
});

test('A syntax error leaves the backend that ran before, until it is fixed', async () => {
  edit('backend/src/site/discovery/discovery.service.ts', 'User-agent: changed', 'User-agent: fixed');
  edit('backend/src/site/discovery/discovery.service.ts', /$/, 'const = ;');
  await pause(3000);
  expect(await robotsText()).toContain('User-agent: changed');
  edit('backend/src/site/discovery/discovery.service.ts', 'const = ;', '');
  await untilRobotsSay('User-agent: fixed');
});

test('What no page is made of is not served', async () => {
  const answer = await fetch(`${site.url}/@fs${checkout}/package.json`);
  expect(answer.status).toBe(403);
});

test('Stopped, it leaves no process', async () => {
  const pids = Object.values(readPids(site.dataDir));
  expect(pids).toHaveLength(5);
  await site.stop();
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
