import { affectedProcesses, PendingRestarts } from './watch-sources';

test.each([
  ['backend/src/health/health.controller.ts', ['backend']],
  ['worker/src/heartbeat.ts', ['worker']],
  ['contracts/src/values/slug.ts', ['backend', 'worker']],
  ['database/src/data-source.ts', ['backend', 'worker']],
  ['queues/src/backend.ts', ['backend', 'worker']],
  ['content/src/home.ts', ['backend']],
])('a change of %s starts %j again', (path, processes) => {
  expect(affectedProcesses(path)).toEqual(processes);
});

test.each([
  'contracts/src/values/slug.test.ts',
  'worker/src/mails/mail-server.fixture.ts',
  'frontend/src/app/app.tsx',
  'backend/src/notes.md',
  'infra/src/launcher.ts',
])('a change of %s starts nothing again', (path) => {
  expect(affectedProcesses(path)).toEqual([]);
});
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
