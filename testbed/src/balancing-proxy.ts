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
/** Timeout for a response. Milliseconds. */
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
export class BalancingProxy {
  /** Number of requests retried at another backend. */
  repeats = 0;
  /** Number of responses with a 5xx status. */
  failures = 0;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 128 });
  private readonly server = createServer((asked, answer) => void this.pass(asked, answer));
  private turn = 0;

  constructor(private readonly backends: () => readonly number[]) {}

  get port(): number {
    return (this.server.address() as AddressInfo).port;
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
      if (status >= 500) this.failures++;
      // Hop-by-hop headers are not forwarded.
      for (const name of ['connection', 'keep-alive', 'transfer-encoding']) delete headers[name];
      answer.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
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
      const port = ports[(first + attempt) % ports.length]!;
      try {
        last = await this.ask(port, asked, body);
        if (last.status !== 503) return last;
      } catch (error) {
        const wasSent = (error as NodeJS.ErrnoException).code !== 'ECONNREFUSED';
        if (wasSent && !isRepeatable(asked)) return last;
      }
    }
    return last;
  }

  private ask(port: number, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
    const options = { host: '127.0.0.1', port, method, path: url, headers, agent: this.agent };
    return new Promise((resolve, reject) => {
      const sent = request({ ...options, timeout: ANSWER_PATIENCE }, (answer) => {
        const { statusCode, headers } = answer;
        buffer(answer).then((whole) => resolve({ status: statusCode!, headers, body: whole }), reject);
      });
      sent.once('timeout', () => sent.destroy(new Error('No answer in time')));
      sent.once('error', reject).end(body);
    });
  }
}
