import { startSite, type RunningSite } from '../../running-site';
import { ApiClient } from '../api-client';

jest.setTimeout(60_000);

/** Whom a forger pretends to be; behind a proxy, what the proxy saw stands last. */
const sites: [what: string, trusted: string, forwardedFor: (turn: number) => string][] = [
  ['that trusts no proxy', '0', (turn) => `198.51.100.${turn}`],
  ['behind one proxy', '1', (turn) => `198.51.100.${turn}, 192.0.2.1`],
];

describe.each(sites)(
  'at a site %s, a forged X-Forwarded-For buys no more',
  (_what, trusted, forwardedFor) => {
    let site: RunningSite;

    beforeAll(async () => {
      site = await startSite({ TRUST_PROXY: trusted });
    }, 100_000);

    afterAll(() => site.stop(), 30_000);

    const tries: [
      what: string,
      allowed: number,
      path: string,
      body: (turn: number) => unknown,
      status: number,
    ][] = [
      ['sign-ups', 20, '/api/newsletter', (turn) => ({ email: `reader${turn}@example.com` }), 201],
      ['questions', 20, '/api/chat', () => ({ message: 'Is it safe?' }), 200],
      [
        'guesses',
        30,
        '/api/auth/login',
        (turn) => ({ email: `guessed${turn}@example.com`, password: 'x' }),
        401,
      ],
    ];

    test.each(tries)('%s: %i', async (_name, allowed, path, body, status) => {
      const ask = (turn: number) =>
        new ApiClient(site.url).post(path, body(turn), { 'x-forwarded-for': forwardedFor(turn) });
      const statuses: number[] = [];
      for (let turn = 1; turn <= allowed; turn++) statuses.push((await ask(turn)).status);
      expect(statuses).toEqual(Array(allowed).fill(status));
      const refused = await ask(allowed + 1);
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    });
  },
);
