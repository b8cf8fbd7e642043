import { GetRequests, type GetLoadOptions } from './get-requests';
import type { LoadOptions } from './load-report';
import { LoadRun } from './load-run';
import { TrackRequests } from './track-requests';

// A load generator in its own process, so that generating load does not block the caller's event loop. run-load.ts
// starts it, sends its options and receives its report.
process.on('disconnect', () => process.exit(1));
process.once('message', (options: LoadOptions | GetLoadOptions) => {
  const requests = 'path' in options ? new GetRequests(options) : new TrackRequests(options);
  new LoadRun(options, requests).run().then(
    (report) => process.send?.({ type: 'finished', report }),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.send?.({ type: 'ready' });
