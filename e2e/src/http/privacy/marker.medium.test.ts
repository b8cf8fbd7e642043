import { PERSON } from '@astaguide/testbed/past-event';
import type { Site } from '@astaguide/testbed/launched-site';
import { eventDetailsSchema } from '@astaguide/contracts/analytics/analytics-event';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { Client } from 'pg';
import { ApiClient, until } from '../api-client';
import { siteForTests } from '../site-for-tests';
import { dumpDatabase } from './dump-database';

/** Only small letters, so that no field changes or cuts it. */
const newMark = () =>
  randomBytes(8)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);
const MARK = newMark();
const OTHER_MARK = newMark();
const FROM = { 'x-forwarded-for': '203.0.113.91' };
const botOf = (mark: string) => `Headless${mark}/1.0`;

let site: Site;
let database: Client;
siteForTests((started) => ({ site, database } = started));

/** Every request of a visitor that is stored as an event, with the mark in every field. */
async function sendEverything(mark: string, headers: Record<string, string>): Promise<void> {
  const visitor = new ApiClient(site.url);
  const track = async (body: object, different: Record<string, string> = {}) =>
    expect((await visitor.post('/api/analytics/track', body, { ...headers, ...different })).status).toBe(202);
  const keys = Object.keys(eventDetailsSchema.shape);
  const texts = Object.fromEntries(keys.map((key) => [key, `/${key}/${mark}@example.org`]));
  const misshapen = Object.fromEntries(keys.map((key) => [key, [mark]]));
  await track({ eventType: `type-${mark}`, eventData: { ...texts, [`key-${mark}`]: 1, own: mark } });
  await track({ eventType: 'affiliate_click', eventData: JSON.stringify(texts), productId: 1 });
  await track(
    { eventType: 'page_view', eventData: { page: '/faq' } },
    { referer: `https://${mark}.example/` },
  );
  await track({ eventType: 'page_view', eventData: { ...misshapen, offers: mark } });
  await track({
    eventType: 'offers_seen',
    eventData: { page: '/faq', offers: [{ linkPlacement: mark, productId: 1 }] },
  });
  await track({ eventType: 'page_view', eventData: { page: '/faq' } }, { 'user-agent': botOf(mark) });
  const { slug } = (await visitor.get('/api/products')).body[0] as { slug: string };
  await visitor.call('GET', `/go/${slug}?from=${mark}&utm_campaign=${mark}`, undefined, headers);
}

test('what a visitor sent is in no table and no backup once it was erased', async () => {
  const agent = `${PERSON} ${MARK}`;
  await sendEverything(OTHER_MARK, { 'x-forwarded-for': '203.0.113.92' });
  await sendEverything(MARK, { ...FROM, 'user-agent': agent });
  const marked = async (mark: string) =>
    (await dumpDatabase(database)).split('\n').filter((line) => line.toLowerCase().includes(mark));
  const tablesOf = (lines: string[]) => new Set(lines.map((line) => line.split(' ', 1)[0]));
  const markedNow = () => pause(500).then(() => marked(MARK));
  // The projector has counted the bot.
  const before = await until(markedNow, (lines) => tablesOf(lines).has('public.daily_bot_traffic'), 90_000);
  expect(tablesOf(before).size).toBeGreaterThanOrEqual(4);

  const visitor = new ApiClient(site.url);
  for (const userAgent of [agent, botOf(MARK)]) {
    const { status } = await visitor.post('/api/privacy/erase-visits', undefined, {
      ...FROM,
      'user-agent': userAgent,
    });
    expect(status).toBe(202);
  }
  const after = await until(markedNow, (lines) => lines.length === 0, 90_000);
  expect(after).toEqual([]);
  expect((await marked(OTHER_MARK)).length).toBeGreaterThan(10);

  const folder = mkdtempSync(join(tmpdir(), 'astaguide-marker-'));
  const file = join(folder, 'backup.tar.gz');
  const command = join(__dirname, '../../../../infra/command.mjs');
  await promisify(execFile)(process.execPath, [command, 'backup', file], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: site.dataDir },
  });
  const backup = gunzipSync(readFileSync(file)).toString('latin1').toLowerCase();
  rmSync(folder, { recursive: true });
  expect([backup.includes(OTHER_MARK), backup.includes(MARK)]).toEqual([true, false]);
}, 300_000);

test('unknown names count together in reports, and a filter shows them', async () => {
  const sent = `/no-such-${randomBytes(4).toString('hex')}`;
  const owner = new ApiClient(site.url);
  await owner.signIn();
  await new ApiClient(site.url).post(
    '/api/analytics/track',
    {
      eventType: 'affiliate_click',
      eventData: { page: sent, linkPlacement: '//evil.example' },
      productId: 1,
    },
    { 'x-forwarded-for': '203.0.113.93' },
  );
  const report = async (query = '') =>
    (await owner.get(`/api/analytics/report?range=today${query}`)).body as {
      breakdowns: { dimension: string; rows: { key: string | null; clicks: number }[] }[];
    };
  const keys = ({ breakdowns }: Awaited<ReturnType<typeof report>>, name: string) =>
    breakdowns.find(({ dimension }) => dimension === name)!.rows.map(({ key }) => key);
  const filtered = await until(
    () => report(`&filter=page:${sent}`),
    (answer) => keys(answer, 'page').length > 0,
  );
  expect([keys(filtered, 'page'), keys(filtered, 'linkPlacement')]).toEqual([
    [sent],
    ['(unknown placement)'],
  ]);
  const whole = await report();
  expect(keys(whole, 'page')).toContain('(unknown page)');
  expect(JSON.stringify(whole)).not.toMatch(/no-such|evil\.example/);
  expect(keys(await report('&filter=page:(unknown page)'), 'page')).toContain(sent);
  expect(keys(await report('&filter=linkPlacement:(unknown placement)'), 'linkPlacement')).toContain(
    '//evil.example',
  );
  const today = new Date().toISOString().slice(0, 10);
  const { body: trace } = await owner.get(
    `/api/analytics/events?metric=clicks&bots=without&from=${today}T00:00:00Z&to=${today}T23:59:59Z&filter=page:${sent}`,
  );
  expect(trace.events).toMatchObject([{ page: sent, linkPlacement: '//evil.example' }]);
  const { body: mail } = await owner.get('/api/notifications/weekly-summary/preview');
  expect(JSON.stringify(mail)).not.toMatch(/no-such|evil\.example/);
}, 60_000);
