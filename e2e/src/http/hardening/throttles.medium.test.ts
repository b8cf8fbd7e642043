import type { Site } from '@astaguide/testbed/launched-site';
import { ApiClient, type Answer } from '../api-client';
import { ownSiteForTests, siteForTests } from '../site-for-tests';

jest.setTimeout(60_000);

/** Sites with a forged X-Forwarded-For; behind a proxy, the address that the proxy saw is last. */
const sites: [what: string, start: typeof siteForTests, forwardedFor: (turn: number) => string][] = [
  ['that trusts no proxy', ownSiteForTests, (turn) => `198.51.${turn}.1`],
  ['behind one proxy', siteForTests, (turn) => `198.51.${turn}.1, 192.0.2.1`],
];

describe.each(sites)('at a site %s, a forged X-Forwarded-For buys no more', (_what, start, forwardedFor) => {
  let site: Site;

  start((started) => ({ site } = started));

  const tries: [
    what: string,
    allowed: number,
    status: number,
    ask: (client: ApiClient, turn: number, from: Record<string, string>) => Promise<Answer>,
  ][] = [
    [
      'sign-ups',
      20,
      201,
      (client, turn, from) => client.post('/api/newsletter', { email: `reader${turn}@example.com` }, from),
    ],
    ['questions', 20, 200, (client, _, from) => client.post('/api/chat', { message: 'Is it safe?' }, from)],
    [
      'guesses',
      15,
      401,
      (client, turn, from) =>
        client.post('/api/auth/login', { email: `guessed${turn}@example.com`, password: 'x' }, from),
    ],
    [
      'tokens tried out',
      30,
      401,
      (client, turn, from) =>
        client.call('GET', '/api/analytics/summary', undefined, {
          ...from,
          authorization: `Bearer ag_${turn}`,
        }),
    ],
    ['erasures', 5, 202, (client, _, from) => client.post('/api/privacy/erase-visits', undefined, from)],
  ];

  test.each(tries)('%s: %i', async (_name, allowed, status, ask) => {
    const askAt = (turn: number) =>
      ask(new ApiClient(site.url), turn, { 'x-forwarded-for': forwardedFor(turn) });
    const statuses: number[] = [];
    for (let turn = 1; turn <= allowed; turn++) statuses.push((await askAt(turn)).status);
    expect(statuses).toEqual(Array(allowed).fill(status));
    const refused = await askAt(allowed + 1);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});
