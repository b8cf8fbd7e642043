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

/** What may be sent again although it was sent: reading, and events, whose ids make them count once. */
const isRepeatable = ({ method, url }: IncomingMessage) =>
  method === 'GET' || method === 'HEAD' || url === '/api/analytics/track';
/** A backend that takes longer to let in counts as away. Milliseconds. */
const ANSWER_PATIENCE = 15_000;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * A proxy that goes by the rules of infra/proxy: calls in turn, kept connections, and a call again at the next
 * backend where one is away, breaks off or answers 503. Answers are held until they are whole.
 */
export class Proxy {
  /** How often each status went out. */
  readonly statuses = new Map<number, number>();
  /** Calls that were given to a second backend. */
  repeats = 0;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 128 });
  private readonly server = createServer((asked, answer) => void this.pass(asked, answer));
  private turn = 0;

  constructor(private readonly backends: () => readonly number[]) {}

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Answers with a 5xx status so far. */
  get failures(): number {
    return [...this.statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0);
  }

  async start(): Promise<this> {
    // As long as the proxy of production: a client must not send into a connection that is being closed.
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
      // How long a connection lasts is between two neighbours.
      const { connection, 'keep-alive': _keep, 'transfer-encoding': _coding, ...passed } = headers;
      void [connection, _keep, _coding];
      answer.writeHead(status, { ...passed, 'content-length': body.length }).end(body);
    } catch {
      // The caller went away.
      answer.destroy();
    }
  }

  private async askInTurn(asked: IncomingMessage, body: Buffer): Promise<Answer> {
    const ports = this.backends();
    const first = this.turn++;
    // What the proxy of production says when nobody answers.
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
