import calculateSlot from 'cluster-key-slot';
import { Cluster, type Redis } from 'ioredis';
import type { RedisClient } from './redis-client';

/** How long replicas may take to confirm a write. Milliseconds. */
const REPLICA_PATIENCE = 500;

/**
 * Writes, and resolves when replicas have confirmed the write, so that it survives the loss of the primary.
 *
 * @param key any key of the hash slot that is written to
 * @param replicas how many must confirm
 * @throws Error when they do not confirm in time, or when it is uncertain; the write may be stored all the same
 */
export async function writeReplicated(
  client: RedisClient,
  { key, replicas }: { key: string; replicas: number },
  write: () => Promise<unknown>,
): Promise<void> {
  if (replicas === 0) return void (await write());
  const primary = await primaryOf(client, key);
  const { stream } = primary;
  await write();
  const reached = await primary.wait(replicas, REPLICA_PATIENCE);
  // WAIT only covers writes of the same connection, so after a change of primary it would confirm nothing.
  const isSame = primary.stream === stream && (await primaryOf(client, key)) === primary;
  if (reached < replicas || !isSame) throw new Error(`${reached} of ${replicas} replicas confirmed in time`);
}

/** @throws Error when fewer replicas follow the primary than must confirm a write */
export async function requireReplicas(
  client: RedisClient,
  { key, replicas }: { key: string; replicas: number },
): Promise<void> {
  if (replicas === 0) return;
  const primary = await primaryOf(client, key);
  const [role, , following] = (await primary.role()) as [string, number, unknown[]];
  if (role !== 'master' || following.length < replicas)
    throw new Error('Too few replicas follow the primary');
}

async function primaryOf(client: RedisClient, key: string): Promise<Redis> {
  if (!(client instanceof Cluster)) return client;
  const address = client.slots[calculateSlot(key)]?.[0];
  const primary = client.nodes('master').find(({ options }) => `${options.host}:${options.port}` === address);
  if (!primary) throw new Error('No node of the cluster serves this key now');
  // ioredis connects to a node of a cluster when it is first needed.
  if (primary.status !== 'ready') await primary.ping();
  return primary;
}
