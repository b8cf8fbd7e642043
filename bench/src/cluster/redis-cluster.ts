import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findFreePort } from '../environment/free-port';
import { openRedis } from '../environment/redis-server';
import type { ServerProcess } from '../environment/server-process';
import { waitUntil } from '../wait-until';
import type { Run } from '../environment/cleanup';

const execute = promisify(execFile);
const NODES = 6;
/** Offset of the cluster bus port of a node. */
const BUS_OFFSET = 10_000;
const NODE_SETTINGS = {
  appendfsync: 'always',
  'cluster-enabled': 'yes',
  // Time without an answer after which a node counts as failed. Milliseconds.
  'cluster-node-timeout': 2000,
  'repl-diskless-sync-delay': 0,
} as const;
const PATIENCE = 30_000;

/** Three primaries and three replicas on this machine. */
export class RedisCluster {
  private constructor(private readonly nodes: Map<number, ServerProcess>) {}

  static async open(run: Run): Promise<RedisCluster> {
    const nodes = new Map<number, ServerProcess>();
    while (nodes.size < NODES) {
      const port = await findFreePort();
      if (port + BUS_OFFSET > 65_535 || nodes.has(port)) continue;
      nodes.set(port, await openRedis(run, port, NODE_SETTINGS));
    }
    const cluster = new RedisCluster(nodes);
    const addresses = [...nodes.keys()].map((port) => `127.0.0.1:${port}`);
    await execute('redis-cli', [
      '--cluster',
      'create',
      ...addresses,
      '--cluster-replicas',
      '1',
      '--cluster-yes',
    ]);
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

  /** Kills the primary of a key, to simulate a power cut. @returns starts it again */
  async killPrimaryOf(key: string): Promise<() => Promise<unknown>> {
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
      if (holds) return node.kill();
    }
    throw new Error(`No primary has ${key}`);
  }
}

async function ask(port: number, command: string[]): Promise<string> {
  const { stdout } = await execute('redis-cli', ['-p', String(port), ...command]);
  return stdout.replaceAll('\r', '').trim();
}

async function until(port: number, command: string[], wanted: RegExp): Promise<void> {
  let answer = '';
  const isWanted = async () => {
    answer = await ask(port, command).catch((error: unknown) => String(error));
    return wanted.test(answer);
  };
  if (!(await waitUntil(isWanted, PATIENCE, 100)))
    throw new Error(`Redis ${command.join(' ')} still says ${answer}`);
}
