import type { LookupAddress } from 'node:dns';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { isPublicAddress } from '@astaguide/outgoing/reachable-host';
import type { PoliteClientOptions } from './polite-client';

export type Answer = (response: ServerResponse, request: IncomingMessage) => unknown;

/** A site by its host: what it answers, and its robots.txt. */
interface Shop {
  page: Answer;
  robots?: Answer;
}

const PAGE = '<title>Softgels</title><p>Buy now</p>';
const HTML = { 'content-type': 'text/html; charset=utf-8' };

export const html =
  (body = PAGE, status = 200): Answer =>
  (response) =>
    response.writeHead(status, HTML).end(body);
export const status =
  (code: number): Answer =>
  (response) =>
    response.writeHead(code, HTML).end('<title>Sorry</title>');
export const redirect =
  (location: string): Answer =>
  (response) =>
    response.writeHead(302, { location }).end();
/** Answers HEAD in another way than GET. */
export const unlike =
  (head: Answer, get: Answer): Answer =>
  (response, request) =>
    (request.method === 'HEAD' ? head : get)(response, request);
export const text =
  (body: string): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': 'text/plain' }).end(body);

/** An answer without an end, so that reading it to the end would take forever. */
export const endless =
  (contentType: string): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': contentType });
    pipeline(Readable.from(softgels()), response, () => undefined);
  };

function* softgels() {
  for (;;) yield '<p>softgel</p>'.repeat(1000);
}

/** A request to one of the sites. */
interface ShopRequest {
  host: string;
  method: string;
  path: string;
  /** Milliseconds since 1970. */
  at: number;
}

const ADDRESS = '127.0.0.1';
const missing: Answer = (response) => response.writeHead(404).end();

/** Sites on one local server, and a private server that no check may reach. */
export class Shops {
  readonly requests: ShopRequest[] = [];
  /** Connections to the private server. */
  intrusions = 0;
  private readonly lookups = new Map<string, number>();
  private readonly privateServer = createServer().on('connection', (socket) => {
    this.intrusions++;
    socket.destroy();
  });
  private readonly server = createServer((request, response) => this.answer(request, response));
  private shops: Record<string, Shop> = {};
  private addresses: Record<string, (string | Error)[]> = {};

  async open(): Promise<void> {
    for (const server of [this.server, this.privateServer]) {
      await new Promise<void>((resolve) => server.listen(0, ADDRESS, resolve));
    }
  }

  async close(): Promise<void> {
    for (const server of [this.server, this.privateServer]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }

  /**
   * @param shops by host
   * @param addresses of hosts that are not on the server: the answers of the name server in their order, the last for
   *   good; several addresses are separated by spaces
   */
  set(shops: Record<string, Shop>, addresses: Record<string, (string | Error)[]>): void {
    this.shops = shops;
    this.addresses = addresses;
  }

  /** Address of a page of a site. */
  url(host: string, path = '/buy'): string {
    return `http://${host}:${portOf(this.server)}${path}`;
  }

  /** Address of the private server. @param host one that leads to it */
  privateUrl(host: string): string {
    return `http://${host}:${portOf(this.privateServer)}/secret`;
  }

  /** Options that take these sites for public ones, and nothing else that is private. */
  options(limits: Pick<PoliteClientOptions, 'delay' | 'timeLimit' | 'sizeLimit'>): PoliteClientOptions {
    return {
      ...limits,
      userAgent: 'AstaGuideLinkCheck/1.0 (+https://reef.com/contact)',
      resolve: (host) => Promise.resolve().then(() => this.resolve(host)),
      mayConnect: (address, port) =>
        isPublicAddress(address) || (address === ADDRESS && port === portOf(this.server)),
    };
  }

  private resolve(host: string): LookupAddress[] {
    const answers = this.addresses[host] ?? [ADDRESS];
    const turn = this.lookups.get(host) ?? 0;
    this.lookups.set(host, turn + 1);
    const answer = answers[Math.min(turn, answers.length - 1)]!;
    if (answer instanceof Error) throw answer;
    return answer.split(' ').map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const host = request.headers.host!.split(':')[0]!;
    const path = request.url!;
    this.requests.push({ host, method: request.method!, path, at: Date.now() });
    const shop = this.shops[host];
    const answer = path === '/robots.txt' ? (shop?.robots ?? missing) : (shop?.page ?? html());
    answer(response, request);
  }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** As Node says that a name cannot be resolved. */
export const lookupError = (code: 'ENOTFOUND' | 'EAI_AGAIN') =>
  Object.assign(new Error(`getaddrinfo ${code}`), { code });
