import fastify, { type FastifyRequest } from 'fastify';
import { NotSignedInError } from '../errors';
import { keepFromCaches, refuseStrangers } from './strangers';

const isOwner = ({ headers }: FastifyRequest) => headers.cookie === 'owner';
const OWNER = { cookie: 'owner' };
const TOKEN = { authorization: 'Bearer right' };

/** Asks a server with a route of each kind. */
async function cachingOf(url: string, headers: Record<string, string>, method: 'GET' | 'POST' = 'GET') {
  const app = fastify();
  const authorize = (token: string) =>
    token === 'right' ? Promise.resolve() : Promise.reject(new NotSignedInError());
  refuseStrangers(app, { isOwner, authorize });
  keepFromCaches(app, isOwner);
  app.route({ method: ['GET', 'POST'], url: '/own', handler: () => [] });
  app.get('/report', { config: { tokenScope: 'analytics:read' } }, () => []);
  app.get('/public', { config: { isPublic: true } }, () => []);
  app.get('/kept', { config: { isPublic: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').header('etag', '"1"').send([]),
  );
  const answer = await app.inject({ method, url, headers });
  expect(answer.statusCode).toBe(200);
  return answer.headers['cache-control'];
}

test.each([
  ['GET', '/own', OWNER],
  ['POST', '/own', OWNER],
  ['GET', '/report', OWNER],
  ['GET', '/report', TOKEN],
  ['GET', '/public', OWNER],
] as const)('caches keep no answer of %s %s to %j', async (method, url, headers) => {
  expect(await cachingOf(url, headers, method)).toBe('no-store');
});

test.each([{}, TOKEN])('a public answer to %j says nothing of caches by itself', async (headers) => {
  expect(await cachingOf('/public', headers)).toBeUndefined();
});

test.each([{}, OWNER])('an answer to %j that its route lets caches keep stays so', async (headers) => {
  expect(await cachingOf('/kept', headers)).toBe('public, max-age=60');
});
