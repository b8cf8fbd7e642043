import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Cleanup } from './cleanup';
import { findFreePort } from './free-port';
import { inherited } from './node-process';

/** How often Redis flushes its append-only file to disk. */
export type Fsync = 'always' | 'everysec';

/** Whether Redis is installed. */
export function hasRedis(): boolean {
  return spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;
}

/** A Redis server of this run, configured as the product requires. */
export class RedisServer {
  private child: ChildProcess | undefined;
  private ended: Promise<void> = Promise.resolve();

  private constructor(
    private readonly cleanup: Cleanup,
    private readonly folder: string,
    private readonly port: number,
    private readonly fsync: Fsync,
  ) {
    cleanup.add(() => this.kill());
  }

  static async open(cleanup: Cleanup, runFolder: string, fsync: Fsync): Promise<RedisServer> {
    const port = await findFreePort();
    const folder = join(runFolder, `redis-${port}`);
    mkdirSync(folder);
    const server = new RedisServer(cleanup, folder, port, fsync);
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Resolves when it responds, with the data from disk loaded. */
  async start(): Promise<void> {
    if (this.cleanup.ending) throw new Error('The run is being ended');
    const settings = {
      port: this.port,
      bind: '127.0.0.1',
      dir: this.folder,
      appendonly: 'yes',
      appendfsync: this.fsync,
      'maxmemory-policy': 'noeviction',
      save: '',
    };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const child = spawn('redis-server', args, {
      env: inherited(),
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    this.child = child;
    const release = this.cleanup.guard({ kind: 'process', pid: child.pid! });
    this.ended = new Promise((resolve) => {
      child.once('exit', () => {
        release();
        resolve();
      });
    });
    const ready = new Promise<boolean>((resolve) => {
      child.stdout.on(
        'data',
        (output) => String(output).includes('Ready to accept connections') && resolve(true),
      );
    });
    if (!(await Promise.race([ready, this.ended.then(() => false)]))) throw new Error('Redis did not start');
  }

  /** Kills it with SIGKILL, to simulate a power cut. */
  async kill(): Promise<void> {
    this.child?.kill('SIGKILL');
    await this.ended;
    this.child = undefined;
  }

  /** Suspends it: connections stay open without answers. */
  pause(): void {
    this.child?.kill('SIGSTOP');
  }

  resume(): void {
    this.child?.kill('SIGCONT');
  }
}
