import { findFreePort } from '@astaguide/infra/launcher/machine';
import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Cleanup } from './cleanup';
import { ServerProcess } from './server-process';

const run = promisify(execFile);
/** Sentinels that found their clock to jump, as on a machine too busy, do nothing for 30 seconds. Milliseconds. */
const PATIENCE = 60_000;

/** Whether Redis is installed, and other programs of it: 'redis-cli'. */
export function hasRedis(...others: string[]): boolean {
  return ['redis-server', ...others].every((program) => spawnSync(program, ['--version']).status === 0);
}

/** Redis servers, by their ports. Each is ready with the data from disk loaded. */
export class RedisServers {
  /** By port, in the order of their start. */
  readonly servers = new Map<number, ServerProcess>();

  constructor(
    private readonly folder: string,
    private readonly cleanup?: Cleanup,
  ) {}

  get ports(): number[] {
    return [...this.servers.keys()];
  }

  /**
   * Starts a server on a free port, configured as the product requires.
   *
   * @param more further settings: `appendfsync` says how often the append-only file is flushed to disk
   * @returns the port
   */
  async start(more: Record<string, string> = {}): Promise<number> {
    const port = await findFreePort();
    const dir = join(this.folder, `redis-${port}`);
    mkdirSync(dir, { recursive: true });
    const policy = { appendonly: 'yes', 'maxmemory-policy': 'noeviction', save: '' };
    const settings = { port: String(port), bind: '127.0.0.1', dir, ...policy, ...more };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
    return this.open(port, args, 'Ready to accept connections');
  }

  /** Starts a sentinel that watches a primary under the name `shop`. @returns the port */
  async startSentinel(primary: number): Promise<number> {
    const port = await findFreePort();
    const file = join(this.folder, `sentinel-${port}.conf`);
    const lines = [
      `port ${port}`,
      'bind 127.0.0.1',
      `sentinel monitor shop 127.0.0.1 ${primary} 2`,
      'sentinel down-after-milliseconds shop 1000',
      'sentinel failover-timeout shop 5000',
    ];
    writeFileSync(file, `${lines.join('\n')}\n`);
    return this.open(port, [file, '--sentinel'], '+monitor');
  }

  /**
   * Three primaries and three replicas, ready to work. @returns the ports
   *
   * @param timeout time without an answer after which a node counts as failed, in milliseconds
   */
  async startCluster(timeout: number, more: Record<string, string> = {}): Promise<number[]> {
    const cluster = { 'cluster-enabled': 'yes', 'cluster-node-timeout': String(timeout) };
    const ports: number[] = [];
    for (let node = 0; node < 6; node++) {
      // The default, 10,000 above the port, may be in use.
      const bus = { 'cluster-port': String(await findFreePort()) };
      ports.push(await this.start({ ...cluster, ...bus, ...more }));
    }
    const addresses = ports.map((port) => `127.0.0.1:${port}`);
    const options = ['--cluster-replicas', '1', '--cluster-yes'];
    await run('redis-cli', ['--cluster', 'create', ...addresses, ...options]);
    for (const port of ports) await this.until(port, ['cluster', 'info'], /cluster_state:ok/);
    await this.replicated();
    return ports;
  }

  /** Resolves when every primary has a connected replica: only that can take over. */
  async replicated(): Promise<void> {
    for (const port of this.ports) await this.until(port, ['role'], /^master\n\d+\n127|\nconnected\n/);
  }

  async ask(port: number, command: string[]): Promise<string> {
    const { stdout } = await run('redis-cli', ['-p', String(port), ...command]);
    return stdout.replaceAll('\r', '').trim();
  }

  /** Asks until the answer is as wanted. */
  async until(port: number, command: string[], wanted: RegExp): Promise<string> {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const answer = await this.ask(port, command).catch((error: unknown) => String(error));
      if (wanted.test(answer)) return answer;
      if (Date.now() > deadline) throw new Error(`${command.join(' ')} still says ${answer}`);
      await sleep(100);
    }
  }

  async stop(): Promise<void> {
    await Promise.all([...this.servers.values()].map((server) => server.end('SIGKILL')));
  }

  private async open(port: number, args: string[], readyText: string): Promise<number> {
    const logFile = join(this.folder, `redis-${port}.log`);
    const { cleanup } = this;
    const server = new ServerProcess({
      name: 'Redis',
      command: 'redis-server',
      args,
      logFile,
      readyText,
      cleanup,
    });
    this.servers.set(port, server);
    await server.start();
    return port;
  }
}
