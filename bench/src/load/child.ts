import fastify, { type FastifyInstance } from 'fastify';
import type { LoadRequests, LoadShape } from './load-report';
import { LoadRun } from './load-run';

/**
 * A load generator in its own process, so that generating load does not block the caller's event loop. run-load.ts
 * starts it, sends its options and receives its report.
 */
export function generateLoad<Options extends LoadShape>(
  requestsOf: (options: Options) => LoadRequests,
): void {
  // The parent process has ended.
  process.on('disconnect', () => process.exit(1));
  process.on('SIGINT', () => undefined);
  process.once('message', (options: Options) => {
    const run = new LoadRun(options, requestsOf(options));
    run.run().then((report) => process.send?.({ type: 'finished', report }), fail);
  });
  process.send?.({ type: 'ready' });
}

/** A baseline in its own process: a Fastify server on the port of the first argument. run-load.ts starts it. */
export function serveBare(addRoute: (app: FastifyInstance, ...args: string[]) => unknown): void {
  const [port, ...args] = process.argv.slice(2);
  const app = fastify({ forceCloseConnections: true });
  addRoute(app, ...args);
  process.on('disconnect', () => process.exit(0));
  process.on('SIGTERM', () => process.exit(0));
  process.on('SIGINT', () => undefined);
  const listening = app.listen({ port: Number(port), host: '127.0.0.1' });
  listening.then(() => process.send?.({ type: 'ready' }), fail);
}

function fail(error: unknown): void {
  console.error(error);
  process.exit(1);
}
