import type { Site } from '@astaguide/testbed/launched-site';
import { newsletterSubscriberSchema } from '@astaguide/contracts/publishing/newsletter';
import type { Client } from 'pg';
import { ApiClient } from '../api-client';
import { siteForTests } from '../site-for-tests';

let site: Site;
let database: Client;
let owner: ApiClient;
siteForTests((started) => ({ site, owner, database } = started));

const visitor = () => new ApiClient(site.url);

test('subscribers are listed newest first, with the moment in UTC and whether they are active', async () => {
  await database.query(
    `INSERT INTO newsletter_subscribers (email, subscribed_at, is_active) VALUES
     ('old@example.com', '2024-02-29 23:59:59.5+00', true), ('left@example.com', '2025-07-01 02:00:00+02', false)`,
  );
  expect((await visitor().post('/api/newsletter', { email: 'New@example.com' })).status).toBe(201);
  const { status, body } = await owner.get('/api/newsletter');
  expect(status).toBe(200);
  const unknown = { page: null, consentVersion: null, importSource: null, stateAt: null, frequency: 'every' };
  expect(body.slice(1)).toEqual([
    {
      ...unknown,
      id: expect.any(Number),
      email: 'left@example.com',
      isActive: false,
      state: 'left',
      subscribedAt: '2025-07-01T00:00:00.000Z',
    },
    {
      ...unknown,
      id: expect.any(Number),
      email: 'old@example.com',
      isActive: true,
      state: 'confirmed',
      subscribedAt: '2024-02-29T23:59:59.500Z',
    },
  ]);
  expect(body[0]).toMatchObject({ email: 'new@example.com', isActive: true });
  expect(newsletterSubscriberSchema.array().safeParse(body).success).toBe(true);
});

test('a deleted subscriber is gone, and the others stay', async () => {
  const { body: before } = await owner.get('/api/newsletter');
  const gone = before[1];
  const answer = await owner.call('DELETE', `/api/newsletter/${gone.id}`);
  expect([answer.status, answer.text]).toEqual([204, '']);
  const { body: after } = await owner.get('/api/newsletter');
  expect(after).toEqual(before.filter(({ id }: { id: number }) => id !== gone.id));
  expect((await owner.call('DELETE', `/api/newsletter/${gone.id}`)).status).toBe(404);
});

test.each(['999999', '0', 'abc', '2147483648'])('no subscriber is found under %s', async (id) => {
  expect((await owner.call('DELETE', `/api/newsletter/${id}`)).status).toBe(404);
});

test('only the owner reads the list, and no other site can delete from it', async () => {
  const { body } = await owner.get('/api/newsletter');
  const path = `/api/newsletter/${body[0].id}`;
  expect((await visitor().get('/api/newsletter')).status).toBe(401);
  expect((await visitor().call('DELETE', path)).status).toBe(401);
  const foreign = { origin: 'https://elsewhere.example' };
  expect((await owner.call('DELETE', path, undefined, foreign)).status).toBe(403);
  expect((await owner.get('/api/newsletter')).body).toEqual(body);
});

test('a hundred thousand subscribers are one answer', async () => {
  await database.query(
    `INSERT INTO newsletter_subscribers (email, subscribed_at)
     SELECT 'reader' || i || '@example.com', now() - i * interval '1 minute' FROM generate_series(1, 100000) i`,
  );
  const { status, body } = await owner.get('/api/newsletter');
  expect([status, body.length]).toEqual([200, 100_002]);
  expect(new Set(body.map(({ email }: { email: string }) => email)).size).toBe(100_002);
}, 30_000);
