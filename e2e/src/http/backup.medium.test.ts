import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startSite, type RunningSite } from '../running-site';
import { ApiClient, until } from './api-client';
import { PRODUCT } from './owner-input';
import { plain } from './picture-samples';

const ROOT = join(__dirname, '../../..');
/** The same on both machines, so that a session that ended has ended in the database. */
const SESSION_SECRET = 'the session secret of two machines';
let folder: string;
let site: RunningSite | undefined;

beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'astaguide-round-trip-'))));
afterEach(async () => {
  await site?.stop();
  site = undefined;
}, 30_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A command of operations, on a data folder, as its user would run it. */
const operate = (dataDir: string, script: string, ...parameters: string[]) =>
  promisify(execFile)(process.execPath, [join(ROOT, script), ...parameters], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir },
  });

const clicksOf = async (owner: ApiClient) =>
  (await owner.get('/api/analytics/summary')).body.totalClicks as number;

function databaseUrl(dataDir: string): string {
  const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  return `postgres://astaguide:${password}@127.0.0.1:${port}/astaguide`;
}

test('a site goes on from its backup on an empty machine', async () => {
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
  const { stdout } = await operate(join(folder, 'first'), 'infra/backup.mjs', file);
  expect(stdout).toContain(file);
  await expect(operate(join(folder, 'first'), 'infra/restore.mjs', file, '--force')).rejects.toMatchObject({
    stderr: expect.stringContaining('already running'),
  });
  await site.stop();

  await operate(join(folder, 'second'), 'infra/restore.mjs', file);
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
    { env: { DATABASE_URL: databaseUrl(join(folder, 'second')) } },
  );
  expect(verified.stdout.trim()).toBe(`${today}: drift 0`);
}, 180_000);
