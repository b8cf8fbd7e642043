import { OWNER, readPids, type RunningSite, startSite } from '@astaguide/testbed/launched-site';
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiClient, until } from '../api-client';
import { plain } from '../content/image-samples';

const START = join(__dirname, '../..', '..', '..', 'infra', 'start.mjs');

const PREPARE = join(__dirname, '../..', '..', '..', 'database', 'dist', 'migrate-cli.js');

/** Time for a process to restart on a machine under load. Milliseconds. */
const STARTS_WITHIN = 30_000;

/** Runs a start that is expected to fail. */
function failingStart(environment: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'astaguide-failing-'));
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [START], {
      env: { ...process.env, DATA_DIR: dataDir, ...environment },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    child.once('exit', (code) => {
      rmSync(dataDir, { recursive: true, force: true });
      resolve({ code, output });
    });
  });
}

// In a checkout that only root can read, backend and worker stay root.
const nobody = { uid: 65_534, gid: 65_534 };
const dropsRoot =
  process.platform === 'linux' &&
  process.getuid!() === 0 &&
  spawnSync(process.execPath, ['-e', ''], { ...nobody, cwd: __dirname }).status === 0;
const modeOf = ({ dataDir }: RunningSite, ...path: string[]) =>
  (statSync(join(dataDir, ...path)).mode & 0o777).toString(8);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie process is not alive.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['REDIS_URL', 'http://localhost'],
  ['TRUST_PROXY', 'yes'],
  ['PUBLIC_URL', 'astaguide'],
  ['DEMO_DATA', 'maybe'],
  ['ADMIN_PASSWORD', 'fourteen chars'],
])('%s=%s ends the start with one line that names it', async (name, value) => {
  const { code, output } = await failingStart({ [name]: value });
  expect(code).toBe(1);
  expect(output.split('\n').filter((line) => line.includes(name))).toHaveLength(1);
  expect(output).not.toMatch(/\n\s+at /);
});

test('a short password ends the command that prepares a database too, before it asks for one', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PREPARE, 'postgres://nowhere.invalid/x'], {
    env: { ...process.env, ADMIN_PASSWORD: 'fourteen chars' },
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([1, '', 'ADMIN_PASSWORD: expected 15 to 1024 characters\n']);
});

test('an occupied port ends the start with one line', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  const port = await new Promise<number>((resolve) =>
    server.once('listening', () => resolve((server.address() as AddressInfo).port)),
  );
  const { code, output } = await failingStart({ PORT: String(port) });
  server.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port}`);
  expect(output).not.toMatch(/\n\s+at /);
});

test('a start that is given up leaves no process behind', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'astaguide-slow-'));
  const giveUp = new AbortController();
  const starting = startSite({ DATA_DIR: dataDir }, { giveUp: giveUp.signal }).catch(
    (error: unknown) => error,
  );
  const { postgres } = await until(
    () => Promise.resolve(existsSync(join(dataDir, 'run.json')) ? readPids(dataDir) : {}),
    (known) => known.postgres !== undefined,
    30_000,
  );
  giveUp.abort();
  expect(String(await starting)).toContain('The site did not start in time');
  expect(isAlive(postgres!)).toBe(false);
  rmSync(dataDir, { recursive: true });
}, 60_000);

describe('a running site', () => {
  let site: RunningSite;

  beforeAll(async () => {
    site = await startSite();
  }, 100_000);

  afterAll(() => site.stop(), 30_000);

  const visitor = () => new ApiClient(site.url);
  const click = { eventType: 'affiliate_click', eventData: { page: '/' }, productId: 1 };

  test.each(['worker', 'backend', 'postgres'] as const)(
    'whose %s is killed carries on by itself, and counts what it was sent meanwhile',
    async (piece) => {
      const owner = visitor();
      const pid = readPids(site.dataDir)[piece]!;
      const { totalClicks: before } = (await owner.signIn(), await owner.get('/api/analytics/summary')).body;
      process.kill(pid, 'SIGKILL');
      const statuses: number[] = [];
      // The visitor's tracker retries.
      await until(
        () =>
          visitor()
            .track(click)
            .catch(() => 0)
            .then((status) => (statuses.push(status), status)),
        (status) => status === 202,
        STARTS_WITHIN,
      );
      await until(
        () =>
          owner.get('/api/analytics/summary').then(
            ({ body }) => body?.totalClicks,
            () => undefined,
          ),
        (clicks) => clicks === before + 1,
        STARTS_WITHIN,
      );
      expect(readPids(site.dataDir)[piece]).not.toBe(pid);
      expect(
        (
          await until(
            () => visitor().get('/health/ready'),
            ({ status }) => status === 200,
            STARTS_WITHIN,
          )
        ).status,
      ).toBe(200);
    },
    100_000,
  );

  test('says the same port is taken to a second start on the same data', async () => {
    const { code, output } = await failingStart({
      DATA_DIR: site.dataDir,
      PORT: '0' + new URL(site.url).port,
    });
    expect(code).toBe(1);
    expect(output).toMatch(/already (running|in use)/);
  });

  test('keeps what it holds from other users of the machine', async () => {
    chmodSync(site.dataDir, 0o755);
    chmodSync(join(site.dataDir, 'logs'), 0o755);
    await site.restart();
    expect(['logs', 'uploads', 'backups', 'postgres'].map((name) => modeOf(site, name))).toEqual(
      Array(4).fill('700'),
    );
    // The user of backend and worker passes through what root's start made.
    expect(modeOf(site)).toBe(dropsRoot ? '710' : '700');
    const files = ['run.json', 'session-secret', 'postgres.json', 'postgres.log'];
    const logs = readdirSync(join(site.dataDir, 'logs')).map((name) => join('logs', name));
    expect([...files, ...logs].filter((name) => modeOf(site, name) !== '600')).toEqual([]);
    expect(logs).toEqual([join('logs', 'backend.log'), join('logs', 'worker.log')]);
  }, 60_000);

  (dropsRoot ? test : test.skip)(
    'does not run backend and worker as root, also on pictures that root left',
    async () => {
      const owner = visitor();
      await owner.signIn();
      const { url } = (await owner.upload(await plain().png().toBuffer())).body as { url: string };
      const uploads = join(site.dataDir, 'uploads');
      for (const name of readdirSync(uploads)) chownSync(join(uploads, name), 0, 0);
      chownSync(uploads, 0, 0);
      await site.restart();
      for (const piece of ['backend', 'worker'] as const) {
        const status = readFileSync(`/proc/${readPids(site.dataDir)[piece]}/status`, 'utf8');
        expect([piece, /^Uid:\t0\b/m.test(status), /^Gid:\t0\b/m.test(status)]).toEqual([
          piece,
          false,
          false,
        ]);
        expect(/^Groups:\s*$/m.test(status)).toBe(true);
      }
      expect((await visitor().get(url)).status).toBe(200);
      expect((await owner.upload(await plain().png().toBuffer())).status).toBe(201);
      for (const name of ['postgres.json', 'session-secret', 'run.json', 'logs/backend.log'])
        expect([name, statSync(join(site.dataDir, name)).uid, modeOf(site, name)]).toEqual([name, 0, '600']);
    },
    60_000,
  );

  const signInWith = (password: string) => visitor().post('/api/auth/login', { ...OWNER, password });

  test('keeps its data and the owner’s password across a stop, and leaves no process behind', async () => {
    const owner = visitor();
    await owner.signIn();
    const before = (await owner.get('/api/analytics/summary')).body;
    const change = { currentPassword: OWNER.password, newPassword: 'one from the dashboard' };
    expect((await owner.post('/api/auth/password', change)).status).toBe(204);
    const pids = Object.values(readPids(site.dataDir));
    await site.restart();
    expect(pids.filter(isAlive)).toEqual([]);
    expect((await signInWith(OWNER.password)).status).toBe(401);
    expect((await signInWith('one from the dashboard')).status).toBe(200);
    const after = (await owner.get('/api/analytics/summary')).body;
    expect(after.totalClicks).toBe(before.totalClicks);
    expect(after.totalClicks).toBeGreaterThan(0);
  }, 60_000);

  test('applies a changed owner password before it is ready', async () => {
    const restarting = site.restart({ ADMIN_PASSWORD: 'another one that is given' });
    const isReady = () =>
      visitor()
        .get('/health/ready')
        .then(
          ({ status }) => status === 200,
          () => false,
        );
    // It stops first.
    await until(isReady, (ready) => !ready);
    await until(isReady, Boolean, 60_000);
    const answer = await signInWith('another one that is given');
    await restarting;
    expect(answer.status).toBe(200);
  }, 90_000);
});
