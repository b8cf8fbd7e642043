import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether this machine has what the servers are made of. */
export const hasRedis = ['redis-server', 'redis-cli'].every(
  (program) => spawnSync(program, ['--version']).status === 0,
);

/** Sentinels that found their clock to jump, as on a machine too busy, do nothing for 30 seconds. Milliseconds. */
const PATIENCE = 60_000;

/** Redis servers of one test, in a folder of their own. */
export class RedisServers {
  private readonly folder = mkdtempSync(join(tmpdir(), 'astaguide-redis-'));
  private readonly children = new Map<number, ChildProcess>();

  /** Starts a server on a free port. @returns the port */
  async start(settings: Record<string, string> = {}): Promise<number> {
    const port = await freePort();
    const dir = join(this.folder, String(port));
    mkdirSync(dir);
    const all = { port: String(port), bind: '127.0.0.1', dir, save: '', appendonly: 'yes', ...settings };
    await this.spawn(
      port,
      Object.entries(all).flatMap(([name, value]) => [`--${name}`, value]),
    );
    return port;
  }

  /** Starts a sentinel that watches a primary under the name `shop`. @returns the port */
  async startSentinel(primary: number): Promise<number> {
    const port = await freePort();
    const file = join(this.folder, `sentinel-${port}.conf`);
    const lines = [
      `port ${port}`,
      'bind 127.0.0.1',
      `sentinel monitor shop 127.0.0.1 ${primary} 2`,
      'sentinel down-after-milliseconds shop 1000',
      'sentinel failover-timeout shop 5000',
    ];
    writeFileSync(file, `${lines.join('\n')}\n`);
    await this.spawn(port, [file, '--sentinel']);
    return port;
  }

  /** Three primaries and three replicas, ready to work. @returns the ports */
  async startCluster(): Promise<number[]> {
    const settings = { 'cluster-enabled': 'yes', 'cluster-node-timeout': '1000' };
    const ports: number[] = [];
    for (let node = 0; node < 6; node++) ports.push(await this.start(settings));
    const addresses = ports.map((port) => `127.0.0.1:${port}`);
    await this.askCluster(['create', ...addresses, '--cluster-replicas', '1', '--cluster-yes']);
    for (const port of ports) await this.until(port, ['cluster', 'info'], /cluster_state:ok/);
    // A replica can take over only once it follows.
    for (const port of ports) await this.until(port, ['role'], /^master\n\d+\n127|\nconnected\n/);
    return ports;
  }

  async ask(port: number, command: string[]): Promise<string> {
    const { stdout } = await run('redis-cli', ['-p', String(port), ...command]);
    return stdout.replaceAll('\r', '').trim();
  }

  /** Runs one of redis-cli's own cluster commands. */
  async askCluster(command: string[]): Promise<void> {
    await run('redis-cli', ['--cluster', ...command]);
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

  async kill(port: number): Promise<void> {
    const child = this.children.get(port)!;
    this.children.delete(port);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.children.keys()].map((port) => this.kill(port)));
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async spawn(port: number, args: string[]): Promise<void> {
    const child = spawn('redis-server', args, { stdio: 'ignore' });
    this.children.set(port, child);
    await this.until(port, ['ping'], /^PONG$/);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      // A cluster's nodes talk to each other 10,000 ports higher.
      server.close(() => resolve(port < 50_000 ? port : freePort()));
    });
  });
}
