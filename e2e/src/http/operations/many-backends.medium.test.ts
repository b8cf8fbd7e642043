import { OWNER } from '@astaguide/testbed/launched-site';
import type { AnalyticsSummary } from '@astaguide/contracts/analytics/analytics-summary';
import { liveEventNames } from '@astaguide/contracts/analytics/live-event';
import { randomUUID } from 'node:crypto';
import { ProductProcesses } from '@astaguide/testbed/product-processes';
import { ApiClient, until, type Answer } from '../api-client';

const OTHER_BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';

let processes: ProductProcesses;
/** Two backends; a change at one must be visible at the other. */
let a: string;
let b: string;

beforeAll(async () => {
  const { TEST_REDIS_URL } = process.env;
  processes = await ProductProcesses.open({
    environment: { ...(TEST_REDIS_URL && { REDIS_URL: `${TEST_REDIS_URL}/7` }) },
  });
  [{ url: a }, { url: b }] = await Promise.all([
    processes.addBackend(),
    processes.addBackend(),
    processes.addWorker(),
    processes.addWorker(),
  ]);
}, 100_000);

afterAll(() => processes?.close(), 30_000);

const signedIn = async () => {
  const owner = new ApiClient(a);
  expect((await owner.signIn()).status).toBe(200);
  return owner;
};

test('a session that is made at one is good at the other, and ended for both', async () => {
  const owner = await signedIn();
  const atB = owner.copy(b);
  expect((await atB.get('/api/auth/me')).body).toMatchObject({ email: OWNER.email });
  await owner.post('/api/auth/logout');
  expect((await atB.get('/api/auth/me')).status).toBe(401);
});

test('a visitor is the same one at both, and another one is not', async () => {
  const visit = async (at: string, userAgent?: string) => {
    const id = randomUUID();
    const body = { id, eventType: 'page_view', eventData: { page: '/faq' } };
    const headers = userAgent === undefined ? undefined : { 'user-agent': userAgent };
    expect((await new ApiClient(at).post('/api/analytics/track', body, headers)).status).toBe(202);
    return id;
  };
  const ids = [await visit(a), await visit(b), await visit(b, OTHER_BROWSER)];
  const { rows } = await until(
    () =>
      processes.pool.query<{ id: string; visitor: string }>(
        'SELECT id, visitor FROM events WHERE id = ANY($1)',
        [ids],
      ),
    ({ rowCount }) => rowCount === ids.length,
  );
  const [atA, atB, other] = ids.map((id) => rows.find((row) => row.id === id)!.visitor);
  expect(atB).toBe(atA);
  expect(other).not.toBe(atA);
});

test('what the owner changes at one is on the pages of the other', async () => {
  const owner = await signedIn();
  const visitor = new ApiClient(b);
  expect((await visitor.get('/')).text).not.toContain('Renamed Reef');
  const [best] = (await owner.get('/api/products')).body;
  const changed = { ...best, name: 'Renamed Reef', version: undefined };
  expect((await owner.call('PUT', `/api/products/${best.id}`, changed)).status).toBe(200);
  await until(
    () => visitor.get('/'),
    ({ text }) => text.includes('Renamed Reef'),
    1000,
  );
});

test('an event that one accepts is on the live stream of the other', async () => {
  const owner = (await signedIn()).copy(b);
  let text = '';
  const stream = await owner.open('/api/analytics/live');
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of stream.body) text += decoder.decode(chunk, { stream: true });
  })().catch(() => undefined);
  const summaries = new RegExp(`event: ${liveEventNames.summary}\\n(?:id: .*\\n)?data: (.*)\\n`, 'g');
  const clicks = () =>
    Promise.resolve(
      [...text.matchAll(summaries)].map(([, data]) => (JSON.parse(data!) as AnalyticsSummary).totalClicks),
    );
  const [before] = await until(clicks, ({ length }) => length > 0);
  await new ApiClient(a).track({ eventType: 'affiliate_click', eventData: { page: '/' }, productId: 1 });
  await until(clicks, (counts) => counts.at(-1) === before! + 1);
  stream.cancel();
  await reading;
});

// Last, because the guesses use up the attempts of browsers that have not signed in.
const tries: [
  what: string,
  allowed: number,
  status: number,
  ask: (at: ApiClient, turn: number) => Promise<Answer>,
][] = [
  ['sign-ups', 20, 201, (at, turn) => at.post('/api/newsletter', { email: `reader${turn}@example.com` })],
  [
    'guesses of one password',
    15,
    401,
    (at) => at.post('/api/auth/login', { email: 'guessed@example.com', password: 'x' }),
  ],
];

test.each(tries)('%s are counted over both: %i', async (_what, allowed, status, ask) => {
  const statuses: number[] = [];
  for (let turn = 0; turn < allowed + 2; turn++)
    statuses.push((await ask(new ApiClient(turn % 2 === 0 ? a : b), turn)).status);
  expect(statuses).toEqual([...Array<number>(allowed).fill(status), 429, 429]);
});
