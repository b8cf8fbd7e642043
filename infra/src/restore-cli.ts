import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from './backup/restore';
import { readConfig, StartError } from './launcher/config';
import { withDatabase } from './launcher/database';
import { runCommand } from './run-command';

const USAGE = 'usage: npm run restore -- <file>.tar.gz [--force]';

/** `npm run restore -- FILE [--force]`: restores a backup of `npm run backup`. The site must not be running. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  if (positionals.length !== 1) throw new StartError(USAGE);
  const file = resolve(positionals[0]!);
  const config = readConfig(join(__dirname, '../..'));
  const manifest = await withDatabase(config, { alone: true }, (databaseUrl) =>
    restore({ databaseUrl, dataDir: config.dataDir, file, force: values.force }),
  );
  console.log(`Restored as of ${manifest.createdAt}, made by version ${manifest.version}. Sign in again.`);
}

runCommand(main);
