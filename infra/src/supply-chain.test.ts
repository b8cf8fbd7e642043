import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The host of each registry, as the check knows it. */
const { REGISTRY: HOSTS } = jest.requireActual<{ REGISTRY: { npm: string } }>(
  'lockfile-lint-api/src/common/constants',
);
const ROOT = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  engines?: { node: string };
}

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'astaguide-supply-chain-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What `npm run check:supply-chain` prints for this project with changes. */
function check(changes: {
  locked?: Record<string, LockedPackage>;
  installed?: Record<string, object>;
}): string {
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> };
  for (const [path, change] of Object.entries(changes.locked ?? {}))
    lock.packages[path] = { ...lock.packages[path], ...change };
  write('package-lock.json', lock);
  const names = Object.keys(changes.installed ?? {});
  const dependencies = Object.fromEntries(names.map((name) => [name, '1.0.0']));
  write('package.json', { ...(JSON.parse(read('package.json')) as object), dependencies, workspaces: [] });
  for (const [name, manifest] of Object.entries(changes.installed ?? {}))
    write(`node_modules/${name}/package.json`, { name, version: '1.0.0', ...manifest });
  const script = join(ROOT, 'infra/check-supply-chain.mjs');
  // No registry listens there.
  const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9/' };
  return spawnSync(process.execPath, [script, folder], { encoding: 'utf8', env }).stdout;
}

function write(file: string, content: object): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(content));
}

it('accepts the lock file, and names why there was no audit', () => {
  const output = check({});
  expect(output).toMatch(/4 passed, 0 failed, 1 skipped\n$/);
  expect(output).toMatch(/^- npm audit skipped, so no advisory was looked for: .*127\.0\.0\.1:9/m);
});

it('refuses locked packages without a strong checksum, from another registry or without HTTPS', () => {
  const output = check({
    locked: {
      'node_modules/pg': { integrity: 'sha1-YWJj' },
      'node_modules/jest': { integrity: undefined },
      'node_modules/zod': { resolved: 'https://registry.example/zod.tgz' },
      'node_modules/sharp': { resolved: `http://${HOSTS.npm}/sharp.tgz` },
    },
  });
  const refused = [...output.matchAll(/for package: (\w+)@|(\w+) has no checksum/g)].map(
    ([, one, other]) => one ?? other,
  );
  expect(refused.sort()).toEqual(['jest', 'pg', 'sharp', 'zod']);
});

it('refuses install scripts without a review, and reviews without an install script', () => {
  const output = check({
    locked: {
      'node_modules/a/node_modules/new': { hasInstallScript: true },
      'node_modules/@swc/core': { hasInstallScript: false },
    },
  });
  const refused = [...output.matchAll(/^ {4}(\S+): an install script needs a review/gm)].map(
    ([, name]) => name,
  );
  expect(refused.sort()).toEqual(['@swc/core', 'new']);
});

it('refuses packages that need a newer Node than the project', () => {
  const output = check({ locked: { 'node_modules/pg': { engines: { node: '>=22' } } } });
  expect(output).toContain('    node_modules/pg needs Node >=22\n');
});

it('refuses licences that are not on the list, also inside an expression', () => {
  const licences = {
    fine: '(MIT OR GPL-3.0-only)',
    '@img/sharp-libvips-linux-x64': 'LGPL-3.0-or-later',
    copyleft: 'AGPL-3.0-or-later',
    mixed: 'MIT AND GPL-2.0-only',
    lesser: 'LGPL-3.0-or-later',
    elsewhere: 'SEE LICENSE IN terms.txt',
    silent: undefined,
  };
  const output = check({
    installed: Object.fromEntries(Object.entries(licences).map(([name, license]) => [name, { license }])),
  });
  const refused = [...output.matchAll(/^ {4}(\S+)@1\.0\.0: /gm)].map(([, name]) => name);
  expect(refused.sort()).toEqual(['copyleft', 'elsewhere', 'lesser', 'mixed', 'silent']);
});
