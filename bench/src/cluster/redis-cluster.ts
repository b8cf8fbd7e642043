import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Cleanup } from '../environment/cleanup';
import { findFreePort } from '../environment/free-port';
import { ServerProcess } from './server-process';

const run = promisify(execFile);
const NODES = 6;
/** Offset of the cluster bus port of a node. */
const BUS_OFFSET = 10_000;
/** Time without an answer after which a node counts as failed. Milliseconds. */
const NODE_TIMEOUT = 2000;
const PATIENCE = 30_000;

/** Three primaries and three replicas on this machine. */
export class RedisCluster {
  private constructor(private readonly nodes: Map<number, ServerProcess>) {}

  static async open(cleanup: Cleanup, runFolder: string): Promise<RedisCluster> {
    const nodes = new Map<number, ServerProcess>();
    while (nodes.size < NODES) {
      const port = await findFreePort();
      if (port + BUS_OFFSET > 65_535 || nodes.has(port)) continue;
      const node = new ServerProcess(cleanup, redisOn(port, runFolder));
      await node.start();
      nodes.set(port, node);
    }
    const cluster = new RedisCluster(nodes);
    const addresses = [...nodes.keys()].map((port) => `127.0.0.1:${port}`);
    await run('redis-cli', ['--cluster', 'create', ...addresses, '--cluster-replicas', '1', '--cluster-yes']);
    for (const port of nodes.keys()) await until(port, ['cluster', 'info'], /cluster_state:ok/);
    await cluster.replicated();
    return cluster;
  }

  get url(): string {
    return [...this.nodes.keys()].map((port) => `redis://127.0.0.1:${port}`).join(',');
  }

  /** Resolves when every primary has a connected replica. */
  async replicated(): Promise<void> {
    for (const port of this.nodes.keys()) await until(port, ['role'], /^master\n\d+\n127|\nconnected\n/);
  }

  /** Kills the primary of a key with SIGKILL, to simulate a power cut. @returns restarts it */
  async killPrimaryOf(key: string): Promise<() => Promise<void>> {
    const slot = Number(await ask([...this.nodes.keys()][0]!, ['cluster', 'keyslot', key]));
    for (const [port, node] of this.nodes) {
      const own = (await ask(port, ['cluster', 'nodes']))
        .split('\n')
        .find((line) => line.includes('myself'))!;
      if (!own.includes('master')) continue;
      const ranges = own.split(' ').slice(8);
      const holds = ranges.some((range) => {
        const [from, to = from] = range.split('-').map(Number);
        return slot >= from! && slot <= to!;
      });
      if (!holds) continue;
      await node.end('SIGKILL');
      return () => node.start();
    }
    throw new Error(`No primary has ${key}`);
  }
}

function redisOn(port: number, runFolder: string) {
  const dir = join(runFolder, `redis-${port}`);
  mkdirSync(dir);
  const settings = {
    port,
    bind: '127.0.0.1',
    dir,
    'cluster-enabled': 'yes',
    'cluster-node-timeout': NODE_TIMEOUT,
    'repl-diskless-sync-delay': 0,
    appendonly: 'yes',
    appendfsync: 'always',
    'maxmemory-policy': 'noeviction',
    save: '',
  };
  return {
    program: 'redis-server',
    args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
    ready: () => until(port, ['ping'], /^PONG$/),
  };
}

async function ask(port: number, command: string[]): Promise<string> {
  const { stdout } = await run('redis-cli', ['-p', String(port), ...command]);
  return stdout.replaceAll('\r', '').trim();
}

async function until(port: number, command: string[], wanted: RegExp): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const answer = await ask(port, command).catch((error: unknown) => String(error));
    if (wanted.test(answer)) return;
    if (Date.now() > deadline) throw new Error(`Redis ${command.join(' ')} still says ${answer}`);
    await sleep(100);
  }
}
