import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { openRedis } from './redis-client';

const bulk = (text: string) => `$${text.length}\r\n${text}\r\n`;
const list = (...texts: string[]) => `*${texts.length}\r\n${texts.map(bulk).join('')}`;

/** A server that speaks Redis's protocol as far as one test needs it. */
class FakeServer {
  readonly sockets = new Set<Socket>();
  private readonly server: Server;

  constructor(answer: (words: string[], socket: Socket) => string | Promise<string>) {
    this.server = createServer((socket) => {
      this.sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
      socket.on('data', (data) => void this.answerAll(commandsOf(String(data)), socket, answer));
    });
  }

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  hangUp(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.hangUp();
    this.server.close();
  }

  private async answerAll(
    commands: string[][],
    socket: Socket,
    answer: (words: string[], socket: Socket) => string | Promise<string>,
  ): Promise<void> {
    for (const words of commands) socket.write(await answer(words, socket));
  }
}

/** '*1\r\n$4\r\nPING\r\n' → [['PING']]; each text here is of one line. */
function commandsOf(text: string): string[][] {
  return text
    .split(/^\*\d+\r\n/m)
    .slice(1)
    .map((command) => command.split('\r\n').filter((line, place) => place % 2 === 1 && line !== ''));
}

let client: Redis | undefined;
let servers: FakeServer[] = [];
afterEach(() => {
  client?.disconnect();
  for (const server of servers) server.close();
});
// ioredis has a timer of two seconds for each connection that it ends.
afterAll(() => sleep(2100));

/** A primary, and a sentinel that names it at once or when the test says so. */
async function startPair() {
  const primary = new FakeServer(([name]) =>
    name === 'info' ? bulk('role:master\r\nloading:0') : name === 'ping' ? '+PONG\r\n' : '+OK\r\n',
  );
  const port = await primary.listen();
  const subscribers = new Set<Socket>();
  let held: Promise<void> = Promise.resolve();
  let asked = 0;
  const sentinel = new FakeServer(async ([name, what], socket) => {
    if (name === 'subscribe') {
      subscribers.add(socket);
      return `*3\r\n${bulk('subscribe')}${bulk(what!)}:1\r\n`;
    }
    if (name !== 'sentinel') return '+OK\r\n';
    if (what === 'sentinels') return '*0\r\n';
    asked++;
    await held;
    return list('127.0.0.1', String(port));
  });
  servers = [primary, sentinel];
  const url = `redis+sentinel://127.0.0.1:${await sentinel.listen()}/shop`;
  return {
    url,
    primary,
    asked: () => asked,
    subscribed: () => subscribers.size,
    /** Sentinels take their time from now on. @returns lets them answer */
    hold: () => {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
    publishSwitch: () => {
      for (const socket of subscribers) socket.write(list('message', '+switch-master', 'shop'));
    },
  };
}

async function until(isSo: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 5000; !isSo(); await sleep(10))
    if (Date.now() > deadline) throw new Error('Not in time');
}

test('a failover announced during a query of the sentinels does not end the connection', async () => {
  const pair = await startPair();
  client = openRedis(pair.url, { maxRetriesPerRequest: 1, disconnectTimeout: 50 }) as Redis;
  client.on('error', () => undefined);
  await until(() => client!.status === 'ready' && pair.subscribed() === 1);

  const release = pair.hold();
  const asked = pair.asked();
  pair.primary.hangUp();
  await until(() => pair.asked() > asked);
  pair.publishSwitch();
  await sleep(100);
  release();
  await until(() => client!.status === 'ready');
  expect(await client.ping()).toBe('PONG');
});

test('one that is closed stays closed', async () => {
  const pair = await startPair();
  client = openRedis(pair.url, { maxRetriesPerRequest: 1, disconnectTimeout: 50 }) as Redis;
  client.on('error', () => undefined);
  await until(() => client!.status === 'ready');
  client.disconnect();
  await until(() => client!.status === 'end');
  await sleep(200);
  expect(client.status).toBe('end');
});
