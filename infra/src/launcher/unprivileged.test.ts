import { readFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dropRoot } from './unprivileged';

const isRoot = process.platform === 'linux' && process.getuid!() === 0;
const FILES = [
  'backend/dist/main.js',
  'worker/dist/main.js',
  'frontend/dist/server/entry-server.js',
  'node_modules/@nestjs/core/package.json',
];

let folder: string;
let dataDir: string;
let root: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unprivileged-'));
  chmodSync(folder, 0o755);
  [dataDir, root] = [join(folder, 'data'), join(folder, 'checkout')];
  mkdirSync(dataDir, { mode: 0o700 });
  for (const file of FILES) {
    mkdirSync(dirname(join(root, file)), { recursive: true, mode: 0o755 });
    writeFileSync(join(root, file), '', { mode: 0o644 });
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const drop = (changes: { port?: number; development?: boolean } = {}) =>
  dropRoot({ development: false, root, dataDir, port: 0, host: '127.0.0.1', ...changes });
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

(isRoot ? describe : describe.skip)('a start as root', () => {
  it('chooses another user, who owns the pictures and can only pass through the rest', () => {
    mkdirSync(join(dataDir, 'uploads'), { mode: 0o700 });
    writeFileSync(join(dataDir, 'uploads', 'older.webp'), '', { mode: 0o600 });
    writeFileSync(join(dataDir, 'session-secret'), '', { mode: 0o600 });
    const { user, problem } = drop();
    expect([problem, user!.uid]).toEqual([undefined, expect.any(Number)]);
    expect(user!.uid).not.toBe(0);
    expect(['uploads', 'uploads/older.webp'].map((name) => statSync(join(dataDir, name)).uid)).toEqual([
      user!.uid,
      user!.uid,
    ]);
    expect(statSync(join(dataDir, 'session-secret')).uid).toBe(0);
    expect([statSync(dataDir).uid, statSync(dataDir).gid, modeOf(dataDir)]).toEqual([0, user!.gid, '710']);
  });

  it('makes pictures accessible that came as root’s later, such as those of a restored backup', () => {
    const { user } = drop();
    writeFileSync(join(dataDir, 'uploads', 'restored.webp'), '', { mode: 0o600 });
    drop();
    expect(statSync(join(dataDir, 'uploads', 'restored.webp')).uid).toBe(user!.uid);
  });

  it('stays root if the checkout is closed to others, says so, and leaves the data folder closed', () => {
    chmodSync(root, 0o700);
    const { user, problem } = drop();
    expect(user).toBeUndefined();
    expect(problem).toMatch(/^the user "\w+" cannot reach .*\/checkout\/backend\/dist\/main\.js$/);
    expect(modeOf(dataDir)).toBe('700');
  });

  it('stays root if a folder above the data is closed to others', () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    mkdirSync((dataDir = join(closed, 'data')), { mode: 0o700 });
    expect(drop().problem).toMatch(/cannot reach .*\/uploads$/);
  });

  const firstFree = Number(readFileSync('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8'));
  (firstFree > 81 ? it : it.skip)('stays root for a port that only root may open', () => {
    expect(drop({ port: 81 }).problem).toMatch(/ cannot listen on port 81 \(EACCES\)$/);
  });

  it('stays root in development', () => {
    expect(drop({ development: true }).problem).toContain('development');
  });
});

(isRoot ? it.skip : it)('a start of another user changes nothing', () => {
  expect(drop()).toEqual({});
});
