import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const OWN_PACKAGES = '@astaguide';
const INSTALLED_STAMP = '.astaguide-lock';

/** A copy of this checkout with its build, whose files a test may change. Shares the installed packages. */
export function copyCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'astaguide-checkout-'));
  const manifest = readFileSync(join(ROOT, 'package.json'), 'utf8');
  const { workspaces } = JSON.parse(manifest) as { workspaces: string[] };
  const files = readdirSync(ROOT).filter((name) =>
    /^(package.*|tsconfig.*)\.json$|^\.build-stamp$/.test(name),
  );
  for (const name of [...workspaces, ...files]) {
    cpSync(join(ROOT, name), join(copy, name), {
      recursive: true,
      // The compiler and the start script detect by timestamps what is built.
      preserveTimestamps: true,
      filter: (path) => basename(path) !== 'node_modules',
    });
  }
  for (const folder of ['.', ...workspaces]) linkPackages(folder, copy);
  mkdirSync(join(copy, 'node_modules', OWN_PACKAGES));
  for (const name of workspaces)
    symlinkSync(join(copy, name), join(copy, 'node_modules', OWN_PACKAGES, name));
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  writeFileSync(join(copy, 'node_modules', INSTALLED_STAMP), createHash('sha256').update(lock).digest('hex'));
  return copy;
}

function linkPackages(folder: string, copy: string): void {
  const installed = join(ROOT, folder, 'node_modules');
  const linked = join(copy, folder, 'node_modules');
  mkdirSync(linked);
  for (const name of packagesIn(installed)) symlinkSync(join(installed, name), join(linked, name));
}

/** Installed packages, without this project's workspaces and the caches of tools. */
function packagesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name !== OWN_PACKAGES && !name.startsWith('.'));
  } catch {
    return [];
  }
}
