import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from './cleanup';
import { inherited, ServerProcess } from './server-process';

/** Whether Redis is installed. */
export function hasRedis(): boolean {
  return spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;
}

/**
 * Starts a Redis server of this run, configured as the product requires. It is ready with the data from disk loaded.
 *
 * @param more further settings: `appendfsync` says how often the append-only file is flushed to disk
 */
export async function openRedis(
  { cleanup, runFolder }: Run,
  port: number,
  more: { appendfsync: 'always' | 'everysec' } & Record<string, string | number>,
): Promise<ServerProcess> {
  const dir = join(runFolder, `redis-${port}`);
  mkdirSync(dir);
  const policy = { appendonly: 'yes', 'maxmemory-policy': 'noeviction', save: '' };
  const settings = { port, bind: '127.0.0.1', dir, ...policy, ...more };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = new ServerProcess(cleanup, {
    name: 'Redis',
    open: () =>
      spawn('redis-server', args, {
        env: inherited(),
        stdio: ['ignore', 'pipe', 'inherit'],
        detached: true,
      }),
    ready: (child) =>
      new Promise((resolve) => {
        child.stdout!.on(
          'data',
          (output) => String(output).includes('Ready to accept connections') && resolve(true),
        );
      }),
  });
  await server.start();
  return server;
}
