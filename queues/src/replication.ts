import calculateSlot from 'cluster-key-slot';
import { Cluster, type Redis } from 'ioredis';
import type { RedisClient } from './redis-client';

/** How long a replica may take to have what was written. Milliseconds. */
const REPLICA_PATIENCE = 500;

/**
 * Writes, and resolves when replicas have it too: a primary that dies right afterwards takes nothing along.
 *
 * @param key any key of the hash slot that is written to
 * @param replicas how many must have it
 * @throws Error when they did not have it in time, or when it is not sure: it may be stored all the same
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
  // WAIT speaks of what its own connection wrote: after a change of primary it would speak of nothing.
  const isSame = primary.stream === stream && (await primaryOf(client, key)) === primary;
  if (reached < replicas || !isSame) throw new Error(`${reached} of ${replicas} replicas confirmed in time`);
}

/** @throws Error when fewer replicas follow the primary than must confirm what is written */
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
  if (!primary) throw new Error('The cluster has nobody for this key now');
  // A node of a cluster is connected to when it is first needed.
  if (primary.status !== 'ready') await primary.ping();
  return primary;
}
