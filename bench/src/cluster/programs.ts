import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { hasRedis } from '../environment/redis-server';

/** Where Debian keeps the programs of PostgreSQL's server, a folder for each version. */
const DEBIAN = '/usr/lib/postgresql';
const NEEDED = ['initdb', 'postgres', 'pg_basebackup'];

/** The folder with all programs that a primary and a replica need, if the machine has one. */
export function findPostgresPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => NEEDED.every((program) => existsSync(join(folder, program))));
}

/** What a cluster needs that this machine does not have, in words; undefined when nothing is missing. */
export function findMissing(): string | undefined {
  const missing = [
    ...(hasRedis() ? [] : ['redis-server']),
    ...(spawnSync('redis-cli', ['--version'], { stdio: 'ignore' }).status === 0 ? [] : ['redis-cli']),
    ...(findPostgresPrograms() ? [] : ['the PostgreSQL server (initdb, postgres, pg_basebackup)']),
  ];
  return missing.length > 0 ? `not on this machine: ${missing.join(', ')}` : undefined;
}
