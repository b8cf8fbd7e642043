import type { Terminal } from '../machine/terminal';
import type { Service } from './service';
import { Shutdown } from './shutdown';

const quiet = { step: (_what: string, work: () => Promise<void>) => work() } as unknown as Terminal;

function service(name: string, stopped: string[]): Service {
  const stop = () => Promise.resolve(void stopped.push(name));
  return { name, stop, kill: () => undefined };
}

test('what was started last is stopped first, and once', async () => {
  const stopped: string[] = [];
  const shutdown = new Shutdown(quiet);
  for (const name of ['database', 'worker', 'backend']) shutdown.add(service(name, stopped));
  await Promise.all([shutdown.run(), shutdown.run()]);
  expect(stopped).toEqual(['backend', 'worker', 'database']);
});

test('what would be started while everything is being stopped is not', async () => {
  const stopped: string[] = [];
  const shutdown = new Shutdown(quiet);
  shutdown.add(service('database', stopped));
  const ending = shutdown.run();
  expect(() => shutdown.add(service('worker', stopped))).toThrow('worker is not started');
  await ending;
  expect(stopped).toEqual(['database']);
});
