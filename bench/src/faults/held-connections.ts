import { connect, type Socket } from 'node:net';

/** Number of local source addresses of the connections. */
const ADDRESSES = 8;
/** Connections opened at once; limited by the server's accept backlog. */
const OPENED_AT_ONCE = 200;

/** A request whose body is shorter than its Content-Length. */
export interface UnfinishedRequest {
  path: string;
  /** The announced length in bytes; the last byte is never sent. */
  length: number;
  /** Bytes that are sent. */
  sent: number;
}

/** Connections with requests that never complete. */
export class HeldConnections {
  /** Number of requests answered with 401. */
  refused = 0;
  private readonly sockets = new Set<Socket>();

  constructor(private readonly port: number) {}

  /** Number of connections that the server has not closed. */
  get open(): number {
    return this.sockets.size;
  }

  /** Opens connections, and resolves when they are established; sending continues. */
  async hold(count: number, request: UnfinishedRequest): Promise<void> {
    const body = Buffer.alloc(request.sent, ' ');
    for (let first = 0; first < count; first += OPENED_AT_ONCE) {
      const length = Math.min(OPENED_AT_ONCE, count - first);
      await Promise.all(Array.from({ length }, (_, number) => this.holdOne(first + number, request, body)));
    }
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private holdOne(number: number, { path, length }: UnfinishedRequest, body: Buffer): Promise<void> {
    // Other systems have only one loopback address.
    const localAddress = process.platform === 'linux' ? `127.0.0.${(number % ADDRESSES) + 2}` : undefined;
    return new Promise((resolve, reject) => {
      const socket = connect({ port: this.port, host: '127.0.0.1', ...(localAddress && { localAddress }) });
      this.sockets.add(socket);
      socket.once('connect', () => {
        const head = [
          `POST ${path} HTTP/1.1`,
          `Host: 127.0.0.1:${this.port}`,
          'Content-Type: application/json',
          `Content-Length: ${length}`,
          `X-Forwarded-For: 203.0.113.${number % 250}`,
        ];
        socket.write(`${head.join('\r\n')}\r\n\r\n`);
        socket.write(body);
        resolve();
      });
      socket.on('data', (chunk) => {
        if (chunk.toString('latin1').startsWith('HTTP/1.1 401 ')) this.refused++;
      });
      socket.on('error', reject);
      socket.on('close', () => this.sockets.delete(socket));
    });
  }
}
