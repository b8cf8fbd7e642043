import fastify from 'fastify';
import { Readable } from 'node:stream';
import { concurrencyLimit } from './concurrency-limit';

const turnOfTheLoop = () => new Promise(setImmediate);

/** A server whose handler answers when it is let. */
function serverOf(maxInFlight: number) {
  const app = fastify();
  const held: (() => void)[] = [];
  app.post('/track', { preValidation: concurrencyLimit(maxInFlight) }, async (_request, reply) => {
    await new Promise<void>((resolve) => held.push(resolve));
    return reply.status(202).send({ ok: true });
  });
  const post = async () => app.inject({ method: 'POST', url: '/track', payload: {} });
  return { app, held, post };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));

afterEach(() => jest.useRealTimers());

test('one request too many is turned away, late, with when to come back; after an answer there is room again', async () => {
  const { app, held, post } = serverOf(2);
  const taken = [post(), post()];
  while (held.length < 2) await turnOfTheLoop();

  let isAnswered = false;
  const asked = post().finally(() => (isAnswered = true));
  // Its body is read first.
  while (jest.getTimerCount() === 0) await turnOfTheLoop();
  await jest.advanceTimersByTimeAsync(1900);
  for (let turn = 0; turn < 50; turn++) await turnOfTheLoop();
  expect(isAnswered).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  const refused = await asked;
  expect([refused.statusCode, refused.headers['retry-after'], refused.headers['content-type']]).toEqual([
    503,
    '5',
    expect.stringContaining('application/problem+json'),
  ]);
  expect(refused.json()).toMatchObject({ status: 503, detail: 'Too many at once.' });

  for (const answer of held.splice(0)) answer();
  expect((await Promise.all(taken)).map(({ statusCode }) => statusCode)).toEqual([202, 202]);
  const next = post();
  while (held.length < 1) await turnOfTheLoop();
  held[0]!();
  expect((await next).statusCode).toBe(202);
  await app.close();
});

test('a request whose body has not arrived takes no place', async () => {
  const { app, held, post } = serverOf(1);
  const half = new Readable({ read: () => undefined });
  half.push('{');
  const headers = { 'content-type': 'application/json', 'content-length': '2' };
  const unfinished = app.inject({ method: 'POST', url: '/track', headers, payload: half });
  for (let turn = 0; turn < 50; turn++) await turnOfTheLoop();
  const whole = post();
  while (held.length < 1) await turnOfTheLoop();
  held.shift()!();
  expect((await whole).statusCode).toBe(202);

  half.push('}');
  half.push(null);
  while (held.length < 1) await turnOfTheLoop();
  held[0]!();
  expect((await unfinished).statusCode).toBe(202);
  await app.close();
});

test('admits a few requests of a flood at a time, so that other routes get a turn', async () => {
  const { app, held, post } = serverOf(1000);
  await app.ready();
  const flood = Array.from({ length: 400 }, post);
  let mostInATurn = 0;
  while (held.length < 400) {
    const before = held.length;
    await turnOfTheLoop();
    mostInATurn = Math.max(mostInATurn, held.length - before);
  }
  expect(mostInATurn).toBeLessThanOrEqual(16);
  for (const answer of held) answer();
  expect(new Set((await Promise.all(flood)).map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
  await app.close();
});
