import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Connection } from './connection';

/** What the generator is asked to do. */
export interface PageLoadOptions {
  port: number;
  path: string;
  acceptEncoding: string;
  /** A parameter of the page, given another value with every request, so that no cache can answer it. */
  vary?: string;
  connections: number;
  warmUpSeconds: number;
  /** Seconds that count. */
  seconds: number;
}

/** What it saw in the seconds that count. */
export interface PageLoadReport {
  type: 'finished';
  answered: number;
  /** Answers other than 200, and lost connections, over the whole run. */
  failures: number;
}

/** Asks for a page over and over, in a process of its own. */
async function run(options: PageLoadOptions): Promise<PageLoadReport> {
  const { port, acceptEncoding, vary, warmUpSeconds, seconds } = options;
  const run = randomUUID();
  let made = 0;
  let answered = 0;
  let failures = 0;
  let measuring = false;
  let sending = true;
  const request = () => {
    const path = vary ? `${options.path}?${vary}=${run}-${++made}` : options.path;
    return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: text/html\r\nAccept-Encoding: ${acceptEncoding}\r\n\r\n`;
  };
  const connections = Array.from({ length: options.connections }, () => {
    const connection: Connection = new Connection(
      port,
      (status) => {
        if (status !== 200) failures++;
        else if (measuring) answered++;
        if (sending) connection.send(request());
      },
      () => failures++,
    );
    return connection;
  });
  await Promise.all(connections.map((connection) => connection.open()));
  for (const connection of connections) connection.send(request());
  await sleep(warmUpSeconds * 1000);
  measuring = true;
  await sleep(seconds * 1000);
  measuring = false;
  sending = false;
  for (const connection of connections) connection.close();
  return { type: 'finished', answered, failures };
}

// Whoever asked for the load is gone.
process.on('disconnect', () => process.exit(1));
process.on('SIGINT', () => undefined);
process.once('message', (options) => {
  run(options as PageLoadOptions).then(
    (report) => process.send?.(report),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.send?.({ type: 'ready' });
