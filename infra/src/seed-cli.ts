import { loadDemo } from '@astaguide/database/load-demo';
import { migrate } from '@astaguide/database/migrate';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readConfig } from './launcher/config';
import { withDatabase } from './launcher/database';
import { runCommand } from './run-command';

const root = join(__dirname, '../..');

/**
 * `npm run seed -- --days 90 --events 100000`: adds generated visitors, clicks and sales. An empty site gets the demo
 * catalog first. The site may be running.
 */
async function main(): Promise<void> {
  const config = readConfig(root);
  await withDatabase(config, { alone: false }, async (databaseUrl) => {
    await migrate(databaseUrl);
    await loadDemo(databaseUrl);
    // Runs in the worker's workspace, which records events.
    const child = spawn(process.execPath, [join(root, 'worker/dist/seed-cli.js'), ...process.argv.slice(2)], {
      env: { ...config.environment, DATABASE_URL: databaseUrl },
      stdio: 'inherit',
    });
    // Ctrl-C in the terminal reaches both processes; the database must not stop before the child that uses it.
    process.on('SIGINT', () => undefined);
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    const [code] = (await once(child, 'exit')) as [number | null];
    process.exitCode = code ?? 1;
  });
}

runCommand(main);
