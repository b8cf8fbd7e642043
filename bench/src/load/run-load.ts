import type { Run } from '@astaguide/testbed/cleanup';
import { findFreePort } from '@astaguide/testbed/free-port';
import { ServerProcess } from '@astaguide/testbed/server-process';
import { join } from 'node:path';
import type { BareAnswers } from './bare-server';
import type { GetLoadOptions, LoadMessage, LoadOptions, LoadReport } from './load-report';

/** Called when the measured time starts and ends. */
export interface LoadWatcher {
  onMeasuring?: (pid: number) => void | Promise<void>;
  /** @param accepted requests answered with 202 so far, including the warm-up */
  onEnded?: (accepted: number) => void | Promise<void>;
}

/** Sends events, or requests one address, from a separate process. */
export async function runLoad(
  { cleanup, runFolder }: Run,
  options: LoadOptions | GetLoadOptions,
  watcher: LoadWatcher = {},
): Promise<LoadReport> {
  const logFile = join(runFolder, 'load.log');
  const args = [join(__dirname, 'load-process.js')];
  const generator = new ServerProcess({ name: 'The load generator', args, logFile, cleanup });
  const child = await generator.start();
  const watched: Promise<void>[] = [];
  const report = await new Promise<LoadReport>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The load generator ended early: see ${logFile}`)));
    child.on('message', (message: LoadMessage) => {
      if (message.type === 'finished') resolve(message.report);
      else if (message.type === 'measuring') watched.push(Promise.resolve(watcher.onMeasuring?.(child.pid!)));
      else watched.push(Promise.resolve(watcher.onEnded?.(message.accepted)));
    });
    child.send(options);
  });
  await Promise.all(watched);
  await generator.end('SIGKILL');
  return report;
}

/** Starts a bare Fastify server, the baseline of a measurement. @returns its port, and how to end it */
export async function openBare(
  { cleanup, runFolder }: Run,
  answers: BareAnswers = {},
): Promise<{ port: number; close: () => Promise<void> }> {
  const port = await findFreePort();
  const server = new ServerProcess({
    name: 'The bare server',
    args: [join(__dirname, 'bare-server.js'), String(port), JSON.stringify(answers)],
    logFile: join(runFolder, 'bare-server.log'),
    cleanup,
  });
  await server.start();
  return { port, close: () => server.end('SIGKILL') };
}

/** Requests per second of a bare Fastify server with the same load generator, and the product's load. */
export async function measureBareRate(
  run: Run,
  load: Omit<LoadOptions, 'port' | 'seconds' | 'warmUpSeconds'>,
  seconds: number,
): Promise<number> {
  const { port, close } = await openBare(run);
  const report = await runLoad(run, { ...load, port, seconds, warmUpSeconds: 1 });
  await close();
  if (report.unanswered.length > 0)
    throw new Error(`Bare Fastify failed: ${JSON.stringify(report.failures)}`);
  return report.answered / seconds;
}
