import { join } from 'node:path';
import type { Cleanup } from '../environment/cleanup';
import { NodeProcess } from '../environment/node-process';
import type { LoadMessage, LoadOptions, LoadReport } from './load-report';

/** Called when the measured time starts and ends. */
export interface LoadWatcher {
  onMeasuring?: (pid: number) => void | Promise<void>;
  /** @param accepted requests answered with 202 so far, including the warm-up */
  onEnded?: (accepted: number, pid: number) => Promise<void>;
}

/** Runs a load generator in a separate process. */
export async function runLoad(
  cleanup: Cleanup,
  logFile: string,
  options: LoadOptions,
  watcher: LoadWatcher = {},
): Promise<LoadReport> {
  const script = join(__dirname, 'load-generator.js');
  const generator = new NodeProcess(cleanup, { name: 'load generator', script, logFile });
  const child = await generator.start();
  const watched: Promise<void>[] = [];
  const report = await new Promise<LoadReport>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The load generator ended early: see ${logFile}`)));
    child.on('message', (message: LoadMessage) => {
      if (message.type === 'measuring') watched.push(Promise.resolve(watcher.onMeasuring?.(child.pid!)));
      if (message.type === 'ended')
        watched.push(watcher.onEnded?.(message.accepted, child.pid!) ?? Promise.resolve());
      if (message.type === 'finished') resolve(message.report);
    });
    child.send(options);
  });
  await Promise.all(watched);
  await generator.kill();
  return report;
}
