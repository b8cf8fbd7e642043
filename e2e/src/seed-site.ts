import type { RunningSite } from '@astaguide/testbed/launched-site';
import { checkout, inherited } from '@astaguide/testbed/server-process';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Seeds a running site as `npm run seed` does.
 *
 * @param options the options after `--`
 * @returns its output
 */
export async function seedSite(site: RunningSite, ...options: string[]): Promise<string> {
  const program = join(checkout, 'infra/dist/seed-cli.js');
  const { stdout } = await run(process.execPath, [program, ...options], {
    env: { ...inherited(), DATA_DIR: site.dataDir },
  });
  return stdout;
}
