import { Ledger } from './ledger';

test('an id counts once, at its first answer', () => {
  jest.useFakeTimers({ now: 1000 });
  const ledger = new Ledger('001');
  ledger.add('a');
  jest.setSystemTime(2000);
  ledger.add('a');
  ledger.add('b');
  expect(ledger.size).toBe(2);
  expect(ledger.firstSince(1500)).toBe('b');
  expect(ledger.firstSince(2500)).toBeUndefined();
  expect(ledger.countBetween(1000, 2000)).toBe(1);
  jest.useRealTimers();
});
