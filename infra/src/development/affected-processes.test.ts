import { affectedProcesses } from './affected-processes';

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
  'worker/src/notifications/mail-server.fixture.ts',
  'frontend/src/app/app.tsx',
  'backend/src/notes.md',
  'infra/src/launcher.ts',
])('a change of %s starts nothing again', (path) => {
  expect(affectedProcesses(path)).toEqual([]);
});
