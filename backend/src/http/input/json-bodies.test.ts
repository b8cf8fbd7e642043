import fastify from 'fastify';
import { acceptJson } from './json-bodies';

const app = fastify();
acceptJson(app);
app.post('/', (request) => request.body);
afterAll(() => app.close());

const send = (payload: string | Buffer) =>
  app.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload });

test.each([
  '{"eventType":"x","eventData":{"__proto__":{"isOwner":true}}}',
  '[{"constructor":{"prototype":{}}}]',
])('names the key that is refused in %s', async (body) => {
  expect((await send(body)).json()).toMatchObject({
    message: 'A key of the body is "__proto__", or "constructor" with a "prototype". Rename it.',
  });
});

test('calls a body that is no JSON malformed', async () => {
  expect((await send('{"__proto__":')).json()).toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('not valid JSON') as unknown,
  });
  expect((await send(Buffer.from('"\xff"', 'latin1'))).json()).toMatchObject({
    message: 'The body is not UTF-8.',
  });
});

test('accepts these words as values, and the key "constructor" alone', async () => {
  const body = { page: '__proto__', constructor: 'prototype' };
  expect((await send(JSON.stringify(body))).json()).toEqual(body);
});
