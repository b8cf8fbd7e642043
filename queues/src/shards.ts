import { crc32 } from 'node:zlib';
import { hashSlot, SLOTS } from './hash-slot';

/** Queues that one kind of job may be spread over at the most. */
export const MAX_SHARDS = 16;

/** The golden ratio: its multiples fill a circle evenly, however many there are. */
const TURN = (Math.sqrt(5) - 1) / 2;
/** How far from its place a hash tag may lie, as part of the circle. */
const TOLERANCE = 1 / 64;
const FIRST_TAG = 'astaguide';

/** Which of so many shards a key belongs to: always the same one for the same number of shards. */
export function shardOf(key: string, shards: number): number {
  return shards === 1 ? 0 : crc32(key) % shards;
}

/** One shard of a queue. The first has the name and the keys that the queue has without shards. */
export function shardDefinition<Definition extends { name: string; shard?: number }>(
  definition: Definition,
  shard: number,
): Definition {
  if (shard === 0) return definition;
  return { ...definition, name: `${definition.name}-${shard}`, shard };
}

const tags = new Map<number, string>();

/**
 * What stands in braces in every key of a shard, so that its keys fall into one slot of a Redis Cluster. The
 * slots of successive shards lie far apart, and so on different nodes.
 */
export function hashTag(shard: number): string {
  if (shard === 0) return FIRST_TAG;
  const known = tags.get(shard);
  if (known !== undefined) return known;
  const wanted = (hashSlot(FIRST_TAG) / SLOTS + shard * TURN) % 1;
  for (let attempt = 0; ; attempt++) {
    const tag = `${FIRST_TAG}-${shard}-${attempt}`;
    const distance = Math.abs(hashSlot(tag) / SLOTS - wanted);
    if (Math.min(distance, 1 - distance) > TOLERANCE) continue;
    tags.set(shard, tag);
    return tag;
  }
}
