import type { LoadMessage, LoadOptions } from './load-report';
import { LoadRun } from './load-run';

/** A process of its own, so that making load and taking it share no event loop. Started by run-load.ts. */
function main(): void {
  const tell = (message: LoadMessage) => void process.send?.(message);
  // Whoever asked for the load is gone.
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
