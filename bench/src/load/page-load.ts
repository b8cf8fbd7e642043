import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateLoad } from './child';
import { Connection } from './connection';

/** Options of the page load generator. */
export interface PageLoadOptions {
  port: number;
  path: string;
  acceptEncoding: string;
  /** A query parameter that gets a new value with every request, to bypass caches. */
  vary?: string;
  connections: number;
  warmUpSeconds: number;
  /** Measured seconds. */
  seconds: number;
}

/** Results of the measured seconds. */
export interface PageLoadReport {
  answered: number;
  /** Responses other than 200 and lost connections, over the whole run. */
  failures: number;
}

/** Requests a page repeatedly, in its own process. */
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
  return { answered, failures };
}

generateLoad(run);
