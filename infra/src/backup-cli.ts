import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from './backup/back-up';
import { readConfig, StartError } from './launcher/config';
import { withDatabase } from './launcher/database';
import { runCommand } from './run-command';

const root = join(__dirname, '../..');

/** `npm run backup -- FILE`: saves the database and the uploaded pictures in one archive. The site may be running. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length !== 1) throw new StartError('usage: npm run backup -- <file>.tar.gz');
  const file = resolve(positionals[0]!);
  if (existsSync(file)) throw new StartError(`${file} is there already: name another file`);
  const config = readConfig(root);
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'postgres'))) {
    throw new StartError(`DATA_DIR: there is no database in ${config.dataDir}`);
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const { rows, pictures } = await withDatabase(config, { alone: false }, (databaseUrl) =>
    backUp({ databaseUrl, dataDir: config.dataDir, file, version }),
  );
  console.log(`${file}: ${rows} rows, ${pictures} picture files`);
}

runCommand(main);
