import { randomUUID } from 'node:crypto';
import { hashSlot } from './hash-slot';
import { hashTag, MAX_SHARDS, shardOf } from './shards';

it('knows the slots that Redis knows', () => {
  // CLUSTER KEYSLOT of each.
  expect(['123456789', 'foo', '{foo}bar', 'a{foo}b{bar}'].map(hashSlot)).toEqual([
    12739, 12182, 12182, 12182,
  ]);
});

it.each([2, 3, 5, MAX_SHARDS])(
  'spreads keys evenly over %i shards, and each always to the same',
  (shards) => {
    const keys = Array.from({ length: 4000 }, () => randomUUID());
    const counts = new Array<number>(shards).fill(0);
    for (const key of keys) counts[shardOf(key, shards)]!++;
    for (const count of counts) expect(count).toBeGreaterThan((keys.length / shards) * 0.7);
    expect(keys.map((key) => shardOf(key, shards))).toEqual(keys.map((key) => shardOf(key, shards)));
  },
);

it.each([2, 3])('lays as many shards as a cluster of %i nodes has onto different nodes', (nodes) => {
  const slots = Array.from({ length: nodes }, (_, shard) => hashSlot(`{${hashTag(shard)}}`));
  expect(new Set(slots.map((slot) => Math.floor((slot * nodes) / 16_384))).size).toBe(nodes);
});

it('spreads many shards over all nodes of larger clusters', () => {
  const slots = Array.from({ length: MAX_SHARDS }, (_, shard) => hashSlot(`{${hashTag(shard)}}`));
  expect(new Set(slots.map((slot) => Math.floor((slot * 6) / 16_384))).size).toBe(6);
});

it('keeps the keys of the first shard as they were without shards', () => {
  expect(hashTag(0)).toBe('astaguide');
});
