import { embeddedDatabaseUrl, type RunningSite, startSite } from '@astaguide/testbed/launched-site';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ApiClient, until } from '../api-client';
import { PRODUCT } from '../content/owner-input';
import { plain } from '../content/image-samples';

const ROOT = join(__dirname, '../../../..');
/** The same on both machines, so that an ended session is known from the database only. */
const SESSION_SECRET = 'the session secret of two machines';
let folder: string;
let site: RunningSite | undefined;

beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'astaguide-round-trip-'))));
afterEach(async () => {
  await site?.stop();
  site = undefined;
}, 30_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs an operations command on a data folder, as its user would. */
const operate = (dataDir: string, script: string, ...parameters: string[]) =>
  promisify(execFile)(process.execPath, [join(ROOT, script), ...parameters], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir },
  });

const clicksOf = async (owner: ApiClient) =>
  (await owner.get('/api/analytics/summary')).body.totalClicks as number;

test('a site goes on from the backup of the night on an empty machine', async () => {
  site = await startSite({ DATA_DIR: join(folder, 'first'), SESSION_SECRET });
  const owner = new ApiClient(site.url);
  await owner.signIn();
  const product = (await owner.post('/api/products', PRODUCT)).body;
  const picture = (await owner.upload(await plain().png().toBuffer())).body;
  const before = await owner.download(picture.url);
  for (let click = 0; click < 5; click++) {
    await owner.track({ eventType: 'affiliate_click', eventData: { productId: product.id } });
  }
  await until(
    () => clicksOf(owner),
    (clicks) => clicks === 5,
  );

  const file = join(folder, 'backup.tar.gz');
  const { stdout } = await operate(join(folder, 'first'), 'infra/command.mjs', 'backup', file);
  expect(stdout).toContain(file);
  await expect(
    operate(join(folder, 'first'), 'infra/command.mjs', 'restore', file, '--force'),
  ).rejects.toMatchObject({
    stderr: expect.stringContaining('already running'),
  });

  // Backups of the past week, the last of them missed.
  const nights = join(folder, 'first', 'backups');
  mkdirSync(nights, { recursive: true });
  const earlier = [1, 2, 3, 4, 5, 6, 7].map((day) => `nightly-2026-01-0${day}T030000Z.tar.gz`);
  for (const name of earlier) writeFileSync(join(nights, name), '');
  await site.restart();
  const made = await until(
    () => Promise.resolve(readdirSync(nights).sort()),
    (names) => !names.includes(earlier[0]!) && !names.some((name) => name.endsWith('.unfinished')),
    30_000,
  );
  expect(made).toEqual([...earlier.slice(1), expect.stringMatching(/^nightly-.+Z\.tar\.gz$/)]);
  const nightly = join(nights, made.at(-1)!);
  expect([statSync(nights).mode & 0o777, statSync(nightly).mode & 0o777]).toEqual([0o700, 0o600]);
  const { backup, disk } = (await owner.get('/api/operations/queue')).body;
  expect(Date.now() - Date.parse(backup.lastAt)).toBeLessThan(60_000);
  expect(disk.usedBytes).toBeLessThan(disk.totalBytes);
  await site.stop();

  await operate(join(folder, 'second'), 'infra/command.mjs', 'restore', nightly);
  site = await startSite({ DATA_DIR: join(folder, 'second'), SESSION_SECRET });
  const again = new ApiClient(site.url);
  expect((await again.call('GET', '/api/auth/me', undefined, owner.cookieHeader())).status).toBe(401);
  await again.signIn();
  expect(await clicksOf(again)).toBe(5);
  expect((await again.get(`/api/products/slug/${product.slug}`)).body).toEqual(product);
  expect((await again.download(picture.url)).bytes).toEqual(before.bytes);
  const next = (await again.post('/api/products', { ...PRODUCT, name: 'Glow 7' })).body;
  expect(next.id).toBe(product.id + 1);

  const today = new Date().toISOString().slice(0, 10);
  const verified = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'worker/dist/rollups-cli.js'), 'verify', '--from', today],
    { env: { DATABASE_URL: embeddedDatabaseUrl({ dataDir: join(folder, 'second') }) } },
  );
  expect(verified.stdout.trim()).toBe(`${today}: drift 0`);
}, 180_000);
