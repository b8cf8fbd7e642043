import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withoutProductVariables, type RunningSite } from './running-site';

const run = promisify(execFile);

/**
 * Seeds a running site as `npm run seed` does.
 *
 * @param options the options after `--`
 * @returns its output
 */
export async function seedSite(site: RunningSite, ...options: string[]): Promise<string> {
  const program = join(__dirname, '..', '..', 'infra', 'dist', 'seed-cli.js');
  const { stdout } = await run(process.execPath, [program, ...options], {
    env: { ...withoutProductVariables(process.env), DATA_DIR: site.dataDir },
  });
  return stdout;
}
