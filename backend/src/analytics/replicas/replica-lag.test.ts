import { ReplicaLag } from './replica-lag';

function lagAfter(...moments: [at: number, position: bigint][]): ReplicaLag {
  const lag = new ReplicaLag();
  for (const [at, position] of moments) lag.note(at, position);
  return lag;
}

it('is nothing for a replica that has all the primary had', () => {
  expect(lagAfter([1000, 10n], [2000, 20n]).of(20n)).toBe(0);
  expect(lagAfter([1000, 10n], [2000, 20n]).of(25n)).toBe(0);
});

it('is the time since the newest moment that the replica has reached', () => {
  expect(lagAfter([1000, 10n], [2000, 20n], [3000, 30n]).of(19n)).toBe(2000);
});

it('does not grow while nothing is written', () => {
  expect(lagAfter([1000, 10n], [2000, 10n], [9000, 10n]).of(10n)).toBe(0);
});

it('is without end where nothing is known, or all that is known was missed', () => {
  expect(lagAfter().of(10n)).toBe(Number.POSITIVE_INFINITY);
  expect(lagAfter([1000, 10n]).of(9n)).toBe(Number.POSITIVE_INFINITY);
});
