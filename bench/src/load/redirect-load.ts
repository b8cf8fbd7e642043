import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { LatencyHistogram } from '../percentiles';
import { seededRandom } from '../random';
import { generateLoad } from './child';
import { Connection } from './connection';
import { generateVisitor } from './generated-event';

/** Options of the redirect load generator. */
export interface RedirectLoadOptions {
  port: number;
  /** '/go/some-product' */
  path: string;
  connections: number;
  /** Requests per second. */
  rate: number;
  warmUpSeconds: number;
  /** Measured seconds. */
  seconds: number;
  seed: number;
}

/** Results of the redirect load generator. Latencies in milliseconds, of the measured seconds. */
export interface RedirectLoadReport {
  /** Redirects answered, including the warm-up. */
  redirected: number;
  /** Other responses and lost connections, over the whole run. */
  failures: number;
  p50: number;
  p99: number;
}

/** Time to wait for the last responses after the load ends, in milliseconds. */
const LAST_ANSWERS = 5000;

/** Follows a buy link at a steady rate, each time as another visitor, in its own process. */
async function run(options: RedirectLoadOptions): Promise<RedirectLoadReport> {
  const { port, path, rate, warmUpSeconds, seconds } = options;
  const random = seededRandom(options.seed);
  const latencies = new LatencyHistogram();
  const idle: Connection[] = [];
  const since = new Map<Connection, number>();
  const due: number[] = [];
  let redirected = 0;
  let failures = 0;
  let measuring = false;
  const send = (connection: Connection, moment: number) => {
    const { address, userAgent, language } = generateVisitor(random);
    since.set(connection, moment);
    connection.send(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUser-Agent: ${userAgent}\r\nAccept-Language: ${language}\r\nX-Forwarded-For: ${address}\r\n\r\n`,
    );
  };
  const goOn = (connection: Connection) => {
    const moment = due.shift();
    if (moment === undefined) idle.push(connection);
    else send(connection, moment);
  };
  const connections = Array.from({ length: options.connections }, () => {
    const connection: Connection = new Connection(
      port,
      (status) => {
        if (status === 302) {
          redirected++;
          if (measuring) latencies.record(performance.now() - since.get(connection)!);
        } else failures++;
        goOn(connection);
      },
      () => failures++,
    );
    return connection;
  });
  await Promise.all(connections.map((connection) => connection.open()));
  idle.push(...connections);
  const start = performance.now();
  let sent = 0;
  const pace = setInterval(() => {
    for (const total = ((performance.now() - start) / 1000) * rate; sent < total; sent++) {
      // Latency counts from the moment a request was due, so that waiting for a connection counts, too.
      const moment = start + (sent / rate) * 1000;
      const connection = idle.pop();
      if (connection) send(connection, moment);
      else due.push(moment);
    }
  }, 1);
  await sleep(warmUpSeconds * 1000);
  measuring = true;
  await sleep(seconds * 1000);
  measuring = false;
  clearInterval(pace);
  const deadline = performance.now() + LAST_ANSWERS;
  while (idle.length < connections.length && performance.now() < deadline) await sleep(20);
  failures += connections.length - idle.length;
  for (const connection of connections) connection.close();
  return {
    redirected,
    failures,
    p50: latencies.percentile(0.5),
    p99: latencies.percentile(0.99),
  };
}

generateLoad(run);
