import fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { discardBody, recogniseBrowsers } from './unread-bodies';

const LIMIT = 1024;
const OWNER = 'cookie: astaguide-session=a';

let app: FastifyInstance;
let socket: Socket;
let received: string;

beforeEach(async () => {
  app = fastify({ bodyLimit: LIMIT });
  recogniseBrowsers(app, ({ headers }) => headers.cookie !== undefined);
  app.setErrorHandler((error: { statusCode: number }, request, reply) => {
    discardBody(request, reply);
    void reply.status(error.statusCode).send('Too large.');
  });
  app.post('/', async () => Promise.resolve('Taken.'));
  await app.listen();
});

afterEach(async () => {
  socket.destroy();
  await app.close();
});

/** Sends the head of a request, and keeps what is answered. */
async function begin(length: number, header: string): Promise<void> {
  received = '';
  socket = connect((app.server.address() as AddressInfo).port);
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  await once(socket, 'connect');
  socket.write(head(length, header));
}
const head = (length: number, header: string) =>
  `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n${header}\r\n\r\n`;
/** Whether the connection was open until it was handed over. */
const send = (part: string) =>
  new Promise<boolean>((resolve) => socket.write(part, (error) => resolve(!error)));
const answers = () => received.match(/HTTP\/1\.1 \d+/g);
const untilAnswered = async () => {
  while (!received.endsWith('Too large.')) await once(socket, 'data');
};

test('a slow writer of a refused body can send the rest, gets the answer, and may use the connection again', async () => {
  const parts = 20;
  await begin(parts * LIMIT, OWNER);
  for (let part = 0; part < parts; part++) {
    await pause(2);
    expect(await send('x'.repeat(LIMIT))).toBe(true);
  }
  await untilAnswered();
  socket.write(`${head(2, OWNER)}{}`);
  while (!received.endsWith('Taken.')) await once(socket, 'data');
  expect(answers()).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});

test.each([
  ['a stranger’s', 'accept: */*', 0],
  ['the owner’s, after 16 MiB,', OWNER, 16],
])('an endless body of %s is answered, and its connection closed', async (_whose, header, least) => {
  const part = 'x'.repeat(1024 * 1024);
  const parts = 100;
  await begin(part.length * parts, header);
  socket.on('error', () => undefined);
  let sent = 0;
  while (sent < parts && (await send(part))) sent++;
  expect(answers()).toEqual(['HTTP/1.1 413']);
  expect(sent).toBeGreaterThanOrEqual(least);
  expect(sent).toBeLessThan(parts);
});

test('an announced long body of a stranger is not waited for', async () => {
  await begin(1_000_000, 'authorization: Bearer a');
  await untilAnswered();
  await once(socket, 'close');
  expect(answers()).toEqual(['HTTP/1.1 413']);
});
