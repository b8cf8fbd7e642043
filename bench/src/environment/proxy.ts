import {
  Agent,
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Requests that may be repeated: reads, and events, which are idempotent by id. */
const isRepeatable = ({ method, url }: IncomingMessage) =>
  method === 'GET' || method === 'HEAD' || url === '/api/analytics/track';
/** Timeout for connecting to a backend. Milliseconds. */
const ANSWER_PATIENCE = 15_000;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * A proxy with the rules of infra/proxy: round robin, keep-alive, and a retry at the next backend if one is
 * unreachable, closes the connection or responds with 503. Responses are buffered completely.
 */
export class Proxy {
  /** Number of responses by status. */
  readonly statuses = new Map<number, number>();
  /** Number of requests retried at another backend. */
  repeats = 0;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 128 });
  private readonly server = createServer((asked, answer) => void this.pass(asked, answer));
  private turn = 0;

  constructor(private readonly backends: () => readonly number[]) {}

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Number of responses with a 5xx status. */
  get failures(): number {
    return [...this.statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0);
  }

  async start(): Promise<this> {
    // Same as in production: a client must not send on a connection that is being closed.
    this.server.keepAliveTimeout = 65_000;
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async stop(): Promise<void> {
    this.agent.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    try {
      const { status, headers, body } = await this.askInTurn(asked, await buffer(asked));
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      // Hop-by-hop headers are not forwarded.
      const { connection, 'keep-alive': _keep, 'transfer-encoding': _coding, ...passed } = headers;
      void [connection, _keep, _coding];
      answer.writeHead(status, { ...passed, 'content-length': body.length }).end(body);
    } catch {
      // The client closed the connection.
      answer.destroy();
    }
  }

  private async askInTurn(asked: IncomingMessage, body: Buffer): Promise<Answer> {
    const ports = this.backends();
    const first = this.turn++;
    // The answer of the production proxy without a backend.
    let last: Answer = { status: 503, headers: {}, body: Buffer.from('') };
    for (let attempt = 0; attempt < ports.length; attempt++) {
      if (attempt > 0) this.repeats++;
      const outcome = await this.ask(ports[(first + attempt) % ports.length]!, asked, body);
      if ('answer' in outcome) {
        last = outcome.answer;
        if (last.status !== 503) return last;
      } else if (outcome.wasSent && !isRepeatable(asked)) return last;
    }
    return last;
  }

  private ask(
    port: number,
    { method, url, headers }: IncomingMessage,
    body: Buffer,
  ): Promise<{ answer: Answer } | { wasSent: boolean }> {
    return new Promise((resolve) => {
      let wasSent = false;
      const sent = request(
        { host: '127.0.0.1', port, method, path: url, headers, agent: this.agent, timeout: ANSWER_PATIENCE },
        (answer) => {
          buffer(answer).then(
            (whole) =>
              resolve({ answer: { status: answer.statusCode!, headers: answer.headers, body: whole } }),
            () => resolve({ wasSent: true }),
          );
        },
      );
      sent.once('socket', (socket) => {
        if (socket.connecting) socket.once('connect', () => (wasSent = true));
        else wasSent = true;
      });
      sent.once('timeout', () => sent.destroy(new Error('No answer in time')));
      sent.once('error', () => resolve({ wasSent }));
      sent.end(body);
    });
  }
}
