import { StartError } from './config';
import { affectedProcesses, inspectFlags, PendingRestarts } from './development';
import { transpile } from './run-source';

test.each([
  ['backend/src/operations/health/health.controller.ts', ['backend']],
  ['worker/src/heartbeat.ts', ['worker']],
  ['contracts/src/lib/slug.ts', ['backend', 'worker']],
  ['database/src/data-source.ts', ['backend', 'worker']],
  ['queues/src/backend.ts', ['backend', 'worker']],
  ['content/src/home.ts', ['backend']],
  ['assistant/src/built-in-answer.ts', ['backend']],
])('a change of %s starts %j again', (path, processes) => {
  expect(affectedProcesses(path)).toEqual(processes);
});

test.each([
  'contracts/src/lib/slug.test.ts',
  'worker/src/mails/mail-server.fixture.ts',
  'frontend/src/app/app.tsx',
  'backend/src/notes.md',
  'infra/src/launcher/launch.ts',
])('a change of %s starts nothing again', (path) => {
  expect(affectedProcesses(path)).toEqual([]);
});
test('Several changes start a process again once', () => {
  const restarts = new PendingRestarts();
  restarts.note('backend/src/main.ts', false);
  restarts.note('backend/src/lib/config.ts', false);
  expect(restarts.take()).toEqual(['backend']);
  expect(restarts.take()).toEqual([]);
});

test('A syntax error holds a restart back until it is fixed, whatever else changes meanwhile', () => {
  const restarts = new PendingRestarts();
  restarts.note('backend/src/main.ts', true);
  expect(restarts.take()).toEqual([]);
  restarts.note('contracts/src/lib/slug.ts', false);
  expect(restarts.take()).toEqual(['worker']);
  restarts.note('backend/src/main.ts', false);
  expect(restarts.take()).toEqual(['backend']);
});

test('Without --inspect no process listens for a debugger', () => {
  expect(inspectFlags(undefined)).toEqual({ backend: [], worker: [] });
});

test('The backend takes the port that is given, or 9229, and the worker the next one', () => {
  expect(inspectFlags('--inspect')).toEqual({ backend: ['--inspect=9229'], worker: ['--inspect=9230'] });
  expect(inspectFlags('--inspect=9400')).toEqual({ backend: ['--inspect=9400'], worker: ['--inspect=9401'] });
});

test.each(['--inspect=', '--inspect=0', '--inspect=65535', '--inspect=host:9229', '--inspect-brk'])(
  '%s is refused',
  (argument) => {
    expect(() => inspectFlags(argument)).toThrow(StartError);
  },
);

test('Decorators keep the metadata that Nest and TypeORM read', () => {
  const code = transpile(
    'class Clock {}\n@Injectable()\nexport class Service { constructor(clock: Clock) {} }',
    '/service.ts',
  );
  expect(code).toContain('"design:paramtypes"');
  expect(code).toMatch(/typeof Clock === "undefined" \? Object : Clock/);
});

test('A property that is only declared does not cover what a base class has set', () => {
  expect(transpile('export class Child extends Base { name!: string; }', '/child.ts')).not.toContain('name;');
});

test('A package that is an ES module only is imported, not required', () => {
  expect(transpile("export const load = () => import('vite');", '/load.ts')).toContain("import('vite')");
});

test('A syntax error is shown with its place', () => {
  expect(() => transpile('\nconst = 1;\n', '/broken.ts')).toThrow('/broken.ts:2:1');
});
