import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { hasRedis } from '../environment/redis-server';

/** Debian's folder of PostgreSQL server executables, with a subfolder per version. */
const DEBIAN = '/usr/lib/postgresql';
const NEEDED = ['initdb', 'postgres', 'pg_basebackup'];

/** The folder with all executables for a primary and a replica, if installed. */
export function findPostgresPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => NEEDED.every((program) => existsSync(join(folder, program))));
}

/** Describes the programs that are missing for a cluster; undefined if none is. */
export function findMissing(): string | undefined {
  const missing = [
    ...(hasRedis() ? [] : ['redis-server']),
    ...(spawnSync('redis-cli', ['--version'], { stdio: 'ignore' }).status === 0 ? [] : ['redis-cli']),
    ...(findPostgresPrograms() ? [] : ['the PostgreSQL server (initdb, postgres, pg_basebackup)']),
  ];
  return missing.length > 0 ? `not on this machine: ${missing.join(', ')}` : undefined;
}
