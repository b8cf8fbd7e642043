import { RestartBackoff, type Service, Shutdown, type Terminal } from './service';

it('doubles from 0.2 s to 5 s while a process keeps dying', () => {
  const backoff = new RestartBackoff();
  expect(Array.from({ length: 7 }, () => backoff.next(100))).toEqual([200, 400, 800, 1600, 3200, 5000, 5000]);
});

it('begins again after 30 s of health', () => {
  const backoff = new RestartBackoff();
  for (let death = 0; death < 5; death++) backoff.next(100);
  expect(backoff.next(29_999)).toBe(5000);
  expect(backoff.next(30_000)).toBe(200);
  expect(backoff.next(100)).toBe(400);
});

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
