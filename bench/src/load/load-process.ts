import { randomUUID } from 'node:crypto';
import { SeededRandom } from '@astaguide/testbed/seeded-random';
import { generateEvent, generateVisitor, eventId } from './generated-event';
import type { GetLoadOptions, LoadOptions, LoadRequests } from './load-report';
import { LoadRun } from './load-run';

/** Number of pre-generated events: enough to cover every key, few enough not to delay the run. */
const PREPARED_EVENTS = 4096;
/** Average number of events per visitor. */
const EVENTS_PER_VISITOR = 4;
const UUID_LENGTH = 36;

/** Builds complete HTTP requests for the tracking route as text, faster than any server can process them. */
class TrackRequests implements LoadRequests {
  readonly acceptedStatus = 202;
  private readonly random: SeededRandom;
  /** Number of requests built; their ids are numbered from 1. */
  private made = 0;
  private readonly bodies: { length: number; rest: string }[] = [];
  private readonly visitors = new Map<number, string>();

  constructor(private readonly options: LoadOptions) {
    const { seed, productIds, action } = options;
    const random = new SeededRandom(seed);
    this.random = random;
    for (let count = 0; count < PREPARED_EVENTS; count++) {
      const text = JSON.stringify(generateEvent(random, productIds, action));
      const rest = `",${text.slice(1)}`;
      this.bodies.push({ length: '{"id":"'.length + UUID_LENGTH + rest.length, rest });
    }
  }

  /** Each connection has one visitor at a time. */
  next(connection: number): { id: string; text: string } {
    const { random } = this;
    const known = this.visitors.get(connection);
    const visitor =
      known === undefined || random.fraction() < 1 / EVENTS_PER_VISITOR
        ? this.nextVisitor(connection)
        : known;
    const id = eventId(random, this.options.tag, ++this.made);
    const { length, rest } = random.pick(this.bodies);
    return { id, text: `${visitor}${length}\r\n\r\n{"id":"${id}${rest}` };
  }

  private nextVisitor(connection: number): string {
    const { address, userAgent, language } = generateVisitor(this.random);
    const host = `127.0.0.1:${this.options.port}`;
    const head = [
      'POST /api/analytics/track HTTP/1.1',
      `Host: ${host}`,
      `User-Agent: ${userAgent}`,
      'Accept: */*',
      `Accept-Language: ${language}`,
      `Origin: http://${host}`,
      'Sec-Fetch-Site: same-origin',
      `X-Forwarded-For: ${address}`,
      'Content-Type: application/json',
      'Content-Length: ',
    ].join('\r\n');
    this.visitors.set(connection, head);
    return head;
  }
}

/** Requests one address repeatedly. */
class GetRequests implements LoadRequests {
  readonly acceptedStatus = 200;
  private readonly run = randomUUID();
  private made = 0;

  constructor(private readonly options: GetLoadOptions) {}

  next(): { id: string; text: string } {
    const { port, path, headers, vary } = this.options;
    const id = `${this.run}-${++this.made}`;
    const lines = [`GET ${vary ? `${path}?${vary}=${id}` : path} HTTP/1.1`, `Host: 127.0.0.1:${port}`];
    for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
    return { id, text: `${lines.join('\r\n')}\r\n\r\n` };
  }
}

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
