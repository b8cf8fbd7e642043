import { pick, type Random } from '../random';
import { eventId } from './event-id';
import { generateEvent, generateVisitor } from './generated-event';

/** Number of pre-generated events: enough to cover every key, few enough not to delay the run. */
const PREPARED_EVENTS = 4096;
/** Average number of events per visitor. */
const EVENTS_PER_VISITOR = 4;
const UUID_LENGTH = 36;

export interface TrackRequestOptions {
  random: Random;
  /** Three hexadecimal digits that mark the ids of this run. */
  tag: string;
  host: string;
  productIds: readonly number[];
  /** Event type of events other than page views. */
  action: string;
}

/** Builds complete HTTP requests for the tracking route as text, faster than any server can process them. */
export class TrackRequests {
  /** Number of requests built; their ids are numbered from 1. */
  made = 0;
  private readonly bodies: { length: number; rest: string }[] = [];
  private readonly visitors = new Map<number, string>();

  constructor(private readonly options: TrackRequestOptions) {
    const { random, productIds, action } = options;
    for (let count = 0; count < PREPARED_EVENTS; count++) {
      const text = JSON.stringify(generateEvent(random, productIds, action));
      const rest = `",${text.slice(1)}`;
      this.bodies.push({ length: '{"id":"'.length + UUID_LENGTH + rest.length, rest });
    }
  }

  /** @param connection index of the connection; each has one visitor at a time */
  next(connection: number): { id: string; text: string } {
    const { random, tag } = this.options;
    const known = this.visitors.get(connection);
    const visitor =
      known === undefined || random() < 1 / EVENTS_PER_VISITOR ? this.nextVisitor(connection) : known;
    const id = eventId(random, tag, ++this.made);
    const { length, rest } = pick(random, this.bodies);
    return { id, text: `${visitor}${length}\r\n\r\n{"id":"${id}${rest}` };
  }

  private nextVisitor(connection: number): string {
    const { address, userAgent, language } = generateVisitor(this.options.random);
    const { host } = this.options;
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
