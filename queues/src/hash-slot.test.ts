import { hashSlot } from './hash-slot';

it('knows the slots that Redis knows', () => {
  // CLUSTER KEYSLOT of each.
  expect(['123456789', 'foo', '{foo}bar', 'a{foo}b{bar}'].map(hashSlot)).toEqual([
    12739, 12182, 12182, 12182,
  ]);
});
