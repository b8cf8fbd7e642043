import type { LoadMessage, LoadOptions } from './load-report';
import { LoadRun } from './load-run';

/** Runs in its own process, so that generating load does not block the caller's event loop. Started by run-load.ts. */
function main(): void {
  const tell = (message: LoadMessage) => void process.send?.(message);
  // The parent process has ended.
  process.on('disconnect', () => process.exit(1));
  process.on('SIGINT', () => undefined);
  process.once('message', (options) => {
    new LoadRun(options as LoadOptions, tell).run().catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
  });
  process.send?.({ type: 'ready' });
}

main();
