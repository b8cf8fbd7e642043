import { connect, type Socket } from 'node:net';
import { ResponseReader } from './response-reader';

/** A keep-alive connection for one request at a time; reconnects when lost. */
export class Connection {
  private socket: Socket | undefined;
  private reader = new ResponseReader();
  private closed = false;

  /**
   * @param onAnswer called with the status of each response and its Retry-After in seconds
   * @param onLost called with the reason when the connection is lost; the request in flight may have arrived
   */
  constructor(
    private readonly port: number,
    private readonly onAnswer: (status: number, retryAfter?: number) => void,
    private readonly onLost: (reason: string) => void,
  ) {}

  /** Resolves when connected; rejects if the server is unreachable. */
  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port: this.port, host: '127.0.0.1', noDelay: true });
      let reason = 'closed by the server';
      socket.once('connect', () => {
        this.socket = socket;
        this.reader = new ResponseReader();
        resolve();
      });
      socket.on('data', (chunk) => this.receive(chunk));
      socket.on('error', (error: NodeJS.ErrnoException) => {
        reason = error.code ?? error.message;
        reject(error);
      });
      socket.on('close', () => {
        if (this.socket !== socket) return;
        this.socket = undefined;
        if (!this.closed) this.onLost(reason);
      });
    });
  }

  send(request: string): void {
    this.socket?.write(request, 'latin1');
  }

  close(): void {
    this.closed = true;
    this.socket?.destroy();
  }

  private receive(chunk: Buffer): void {
    let status: number | undefined;
    try {
      status = this.reader.push(chunk);
    } catch (error) {
      this.socket?.destroy(error as Error);
      return;
    }
    if (status !== undefined) this.onAnswer(status, this.reader.retryAfter);
  }
}
