import fastify, { type FastifyInstance } from 'fastify';

/**
 * A load generator in its own process, so that generating load does not block the caller's event loop. run-load.ts
 * starts it, sends its options and receives its report.
 */
export function generateLoad<Options, Report>(run: (options: Options) => Promise<Report>): void {
  // The parent process has ended.
  process.on('disconnect', () => process.exit(1));
  process.on('SIGINT', () => undefined);
  process.once('message', (options) => {
    run(options as Options).then(
      (report) => process.send?.({ type: 'finished', report }),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
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
  app.listen({ port: Number(port), host: '127.0.0.1' }).then(
    () => process.send?.({ type: 'ready' }),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
