import type { Site } from '@astaguide/testbed/launched-site';
import type { Client } from 'pg';
import { ApiClient } from '../api-client';
import { siteForTests } from '../site-for-tests';

let site: Site;
let owner: ApiClient;
let database: Client;
siteForTests((started) => ({ site, owner, database } = started));

const csv = `email,consented_at,source
New@example.org,2024-02-29,Old shop
known@example.org,2024-02-29,Old shop
erased@example.org,2024-02-29,Old shop
broken,2024-02-29,Old shop
`;

function send(path: string, text = csv) {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), 'subscribers.csv');
  return owner.post(path, form);
}

const stateOf = async (email: string) => {
  const { rows } = await database.query('SELECT state FROM newsletter_subscribers WHERE email = $1', [email]);
  return rows[0]?.state;
};

test('an import says first what it would do, and brings back neither who left nor who was erased', async () => {
  await database.query(
    `INSERT INTO newsletter_subscribers (email, state) VALUES ('known@example.org', 'left'), ('erased@example.org', 'left')`,
  );
  const { rows } = await database.query(
    `SELECT id FROM newsletter_subscribers WHERE email = 'erased@example.org'`,
  );
  await owner.call('DELETE', `/api/newsletter/${rows[0].id}`);

  const result = { added: 1, known: 1, suppressed: 1, refusedCount: 1 };
  const trial = await send('/api/newsletter/imports/trial');
  expect([trial.status, trial.body]).toMatchObject([200, { isTrial: true, ...result }]);
  expect(trial.body.refused).toEqual([{ line: 5, message: 'Not an email address' }]);
  expect(await stateOf('new@example.org')).toBeUndefined();

  expect((await send('/api/newsletter/imports')).body).toMatchObject({ isTrial: false, ...result });
  const { body } = await owner.get('/api/newsletter');
  expect(body.find(({ email }: { email: string }) => email === 'new@example.org')).toMatchObject({
    isActive: true,
    subscribedAt: expect.stringMatching(/^2024-02-2/),
    importSource: 'Old shop',
  });
  expect([await stateOf('known@example.org'), await stateOf('erased@example.org')]).toEqual([
    'left',
    undefined,
  ]);
  expect((await send('/api/newsletter/imports')).body).toMatchObject({ added: 0, known: 2 });
  expect((await send('/api/newsletter/imports', 'email\na@example.org\n')).status).toBe(422);
});

test('a hard bounce, a complaint or the third soft one stops mail; a report of an address without mail is ignored', async () => {
  await database.query(
    `INSERT INTO newsletter_subscribers (email) SELECT name || '@bounce.example' FROM unnest(ARRAY['hard', 'soft', 'spam', 'unsent']) name`,
  );
  await database.query(
    `INSERT INTO newsletter_deliveries (subscriber_id, state, claimed_at)
     SELECT id, 'sent', now() FROM newsletter_subscribers WHERE email IN ('hard@bounce.example', 'soft@bounce.example', 'spam@bounce.example')`,
  );
  const { body: made } = await owner.post('/api/auth/tokens', {
    name: 'Provider',
    scopes: ['bounces:write'],
  });
  const report = async (...bounces: [string, string][]) => {
    const answer = await new ApiClient(site.url).post(
      '/api/newsletter/bounces',
      { bounces: bounces.map(([name, kind]) => ({ email: `${name}@bounce.example`, kind })) },
      { authorization: `Bearer ${made.token}` },
    );
    expect(answer.status).toBe(200);
    return answer.body;
  };
  expect(
    await report(['Hard', 'hard'], ['spam', 'complaint'], ['unsent', 'hard'], ['nobody', 'hard']),
  ).toEqual({
    suppressed: 2,
    counted: 0,
    ignored: 2,
  });
  expect(await report(['soft', 'soft'], ['soft', 'soft'])).toEqual({ suppressed: 0, counted: 2, ignored: 0 });
  expect(await stateOf('soft@bounce.example')).toBe('confirmed');
  expect(await report(['soft', 'soft'])).toEqual({ suppressed: 1, counted: 0, ignored: 0 });
  expect(
    await Promise.all(['hard', 'soft', 'spam', 'unsent'].map((name) => stateOf(`${name}@bounce.example`))),
  ).toEqual(['bounced', 'bounced', 'complained', 'confirmed']);
  const { rows } = await database.query(
    `SELECT count(*)::integer AS count FROM newsletter_deliveries WHERE bounced_at IS NOT NULL`,
  );
  expect(rows).toEqual([{ count: 3 }]);
  // The token opens nothing else, and without a token nothing is open.
  const headers = { authorization: `Bearer ${made.token}` };
  expect((await new ApiClient(site.url).call('GET', '/api/newsletter', undefined, headers)).status).toBe(401);
  expect((await new ApiClient(site.url).post('/api/newsletter/bounces', { bounces: [] })).status).toBe(401);
});
