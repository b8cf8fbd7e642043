import type { PinoLogger } from 'nestjs-pino';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import type { BackendConfig } from '../../config';
import { hasPostgresPrograms, startPostgresPair, type PostgresPair } from './postgres-pair.fixture';
import { ReadReplicas } from './read-replicas.repository';
import { ReplicationRepository } from './replication.repository';

const withPair = hasPostgresPrograms ? test : test.skip;
if (!hasPostgresPrograms) console.log('pg_basebackup is not on this machine: no replica is tried');

const logger = { info: () => undefined, warn: () => undefined } as unknown as PinoLogger;
let pair: PostgresPair | undefined;
let primary: DataSource | undefined;
let opened: ReadReplicas | undefined;

afterEach(async () => {
  await opened?.onApplicationShutdown();
  await primary?.destroy();
  await pair?.stop();
}, 30_000);

async function open(databaseReplicaUrls: (pair: PostgresPair) => string[]): Promise<ReadReplicas> {
  pair = await startPostgresPair();
  primary = await new DataSource({ type: 'postgres', url: pair.primaryUrl }).initialize();
  const config = {
    databaseUrl: pair.primaryUrl,
    databaseReplicaUrls: databaseReplicaUrls(pair),
  } as unknown as BackendConfig;
  opened = new ReadReplicas(config, new ReplicationRepository(primary), logger);
  opened.onModuleInit();
  return opened;
}

async function answersFrom(replicas: ReadReplicas): Promise<'replica' | 'primary'> {
  const [row] = await replicas.query<[{ follows: boolean }]>('SELECT pg_is_in_recovery() AS follows', []);
  return row.follows ? 'replica' : 'primary';
}

async function untilAnswersFrom(replicas: ReadReplicas, wanted: 'replica' | 'primary'): Promise<void> {
  const deadline = Date.now() + 30_000;
  while ((await answersFrom(replicas)) !== wanted && Date.now() < deadline) {
    // Something is always written, so that a replica can be behind.
    await primary!.query('SELECT pg_logical_emit_message(true, $1, $2)', ['test', 'x']);
    await sleep(100);
  }
  expect(await answersFrom(replicas)).toBe(wanted);
}

withPair(
  'reads from a replica that keeps up, and from the primary while it lags or when it is gone',
  async () => {
    const replicas = await open(({ replicaUrl }) => [replicaUrl]);
    await untilAnswersFrom(replicas, 'replica');
    await pair!.setFollowing(false);
    await untilAnswersFrom(replicas, 'primary');
    await pair!.setFollowing(true);
    await untilAnswersFrom(replicas, 'replica');
    await pair!.killReplica();
    // Not one question goes unanswered.
    expect(await answersFrom(replicas)).toBe('primary');
  },
  120_000,
);

withPair(
  'never takes a server for a replica that follows nobody',
  async () => {
    const replicas = await open(({ primaryUrl }) => [primaryUrl]);
    await sleep(2500);
    expect((replicas as unknown as { replicas: { usable: boolean }[] }).replicas[0]!.usable).toBe(false);
    expect(await answersFrom(replicas)).toBe('primary');
  },
  60_000,
);
