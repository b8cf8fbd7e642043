import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A proxy in front of a database, which simulates outages. */
export class OutageProxy {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;
  private isHanging = false;
  private isDropping = false;

  private constructor(private readonly target: URL) {}

  /** @param url the database's URL */
  static async open(url: string): Promise<OutageProxy> {
    const proxy = new OutageProxy(new URL(url));
    await proxy.restore();
    return proxy;
  }

  /** The URL for the product. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  /** Stops: connections break, and new ones are refused. */
  async cut(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  }

  /** Drops connections, and new ones once they are accepted. */
  drop(): void {
    this.isDropping = true;
    for (const socket of this.sockets) socket.destroy();
  }

  /** Hangs: connections are accepted and stay open, without answers. */
  hang(): void {
    this.isHanging = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** The database is available again, at the same address. */
  async restore(): Promise<void> {
    this.isHanging = this.isDropping = false;
    for (const socket of this.sockets) socket.resume();
    if (this.server) return;
    const server = createServer((from) => {
      if (this.isDropping) return void from.destroy();
      const to = connect(Number(this.target.port), this.target.hostname);
      this.join(from, to);
      this.join(to, from);
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  private join(one: Socket, other: Socket): void {
    this.sockets.add(one);
    one.on('data', (bytes) => other.write(bytes));
    one.on('error', () => undefined);
    one.on('close', () => {
      this.sockets.delete(one);
      other.destroy();
    });
    if (this.isHanging) one.pause();
  }
}
