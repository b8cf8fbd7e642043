import { PendingRestarts } from './pending-restarts';

test('Several changes start a process again once', () => {
  const restarts = new PendingRestarts();
  restarts.note('backend/src/main.ts', false);
  restarts.note('backend/src/config.ts', false);
  expect(restarts.take()).toEqual(['backend']);
  expect(restarts.take()).toEqual([]);
});

test('A syntax error holds a restart back until it is fixed, whatever else changes meanwhile', () => {
  const restarts = new PendingRestarts();
  restarts.note('backend/src/main.ts', true);
  expect(restarts.take()).toEqual([]);
  restarts.note('contracts/src/values/slug.ts', false);
  expect(restarts.take()).toEqual(['worker']);
  restarts.note('backend/src/main.ts', false);
  expect(restarts.take()).toEqual(['backend']);
});
