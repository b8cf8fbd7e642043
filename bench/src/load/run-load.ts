import { join } from 'node:path';
import type { Run } from '@astaguide/testbed/cleanup';
import { findFreePort } from '@astaguide/testbed/free-port';
import { ServerProcess } from '@astaguide/testbed/server-process';
import type { LoadMessage, LoadOptions, LoadReport } from './load-report';

/** Called when the measured time starts and ends. */
export interface LoadWatcher {
  onMeasuring?: (pid: number) => void | Promise<void>;
  /** @param accepted requests answered with 202 so far, including the warm-up */
  onEnded?: (accepted: number) => void | Promise<void>;
}

/** Sends events from a separate process. */
export async function runLoad(
  run: Run,
  options: LoadOptions,
  watcher: LoadWatcher = {},
): Promise<LoadReport> {
  const watched: Promise<void>[] = [];
  const report = await runGenerator<LoadReport>(run, 'load-generator', options, (message, pid) => {
    const { type, accepted } = message as LoadMessage;
    const seen = type === 'measuring' ? watcher.onMeasuring?.(pid) : watcher.onEnded?.(accepted);
    watched.push(Promise.resolve(seen));
  });
  await Promise.all(watched);
  return report;
}

/**
 * Runs a load generator in a separate process.
 *
 * @param name of its script
 * @param onMessage called with what it tells before its report
 */
export async function runGenerator<Report>(
  { cleanup, runFolder }: Run,
  name: string,
  options: object,
  onMessage: (message: object, pid: number) => void = () => undefined,
): Promise<Report> {
  const logFile = join(runFolder, `${name}.log`);
  const generator = new ServerProcess({ name, args: [join(__dirname, `${name}.js`)], logFile, cleanup });
  const child = await generator.start();
  const report = await new Promise<Report>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The ${name} ended early: see ${logFile}`)));
    child.on('message', (message: { type: string; report: Report }) => {
      if (message.type === 'finished') resolve(message.report);
      else onMessage(message, child.pid!);
    });
    child.send(options);
  });
  await generator.end('SIGKILL');
  return report;
}

/** Starts a bare Fastify server, the baseline of a measurement. @returns its port, and how to end it */
export async function openBare(
  { cleanup, runFolder }: Run,
  name: string,
  ...args: string[]
): Promise<{ port: number; close: () => Promise<void> }> {
  const port = await findFreePort();
  const server = new ServerProcess({
    name,
    args: [join(__dirname, `${name}.js`), String(port), ...args],
    logFile: join(runFolder, `${name}.log`),
    cleanup,
  });
  await server.start();
  return { port, close: () => server.end('SIGKILL') };
}
