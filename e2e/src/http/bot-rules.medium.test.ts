import type { BotRule } from '@astaguide/contracts/bot-rule';
import { embeddedDatabase } from '../embedded-database';
import { startSite, type RunningSite } from '../running-site';
import { ApiClient } from './api-client';

let site: RunningSite;
let owner: ApiClient;

beforeAll(async () => {
  site = await startSite();
  owner = new ApiClient(site.url);
  await owner.signIn();
}, 100_000);

afterAll(() => site.stop(), 30_000);

const PATH = '/api/analytics/bot-rules';
const add = (condition: object) => owner.post(PATH, { condition });

async function untilTried(id: number): Promise<BotRule> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const rules = (await owner.get(PATH)).body as BotRule[];
    const rule = rules.find((each) => each.id === id)!;
    if (rule.triedAt !== null && rule.run?.state === 'succeeded') return rule;
    if (Date.now() > deadline) throw new Error(`Still ${JSON.stringify(rule)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('a rule is added, tried over what there is, and deleted with what that said', async () => {
  await new ApiClient(site.url).post('/api/analytics/track', {
    eventType: 'page_view',
    eventData: { page: '/faq' },
  });
  const { status, body: rule } = await add({ kind: 'behaviour', events: 5, minutes: 1 });
  expect([status, rule]).toMatchObject([
    201,
    { condition: { kind: 'behaviour', events: 5, minutes: 1 }, triedAt: null, run: null },
  ]);
  expect((await owner.get(`${PATH}/${rule.id}/trial`)).status).toBe(404);

  const asked = await owner.post(`${PATH}/${rule.id}/try`);
  expect([asked.status, asked.body.run.kind]).toEqual([202, 'try-bot-rule']);
  const tried = await untilTried(rule.id);
  expect(tried.run!.to).toBe(new Date().toISOString().slice(0, 10));
  const trial = await owner.get(`${PATH}/${rule.id}/trial`);
  expect([trial.status, trial.body.triedAt]).toEqual([200, tried.triedAt]);
  expect(trial.body.days).toHaveLength(tried.run!.total);
  expect(trial.body.totals.before).toEqual(trial.body.totals.after);

  const remove = () => owner.call('DELETE', `${PATH}/${rule.id}`);
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  expect((await owner.post(`${PATH}/${rule.id}/try`)).status).toBe(404);
});

test('the same network is one rule, however it is written', async () => {
  const first = await add({ kind: 'network', network: '2001:DB8:0001::/48' });
  expect([first.status, first.body.condition]).toEqual([
    201,
    { kind: 'network', network: '2001:db8:1::/48' },
  ]);
  const again = await add({ kind: 'network', network: '2001:db8:1:0:0:0:0:7/48' });
  expect([again.status, again.body.errors]).toEqual([
    409,
    [{ path: 'condition.network', message: 'There is the same rule already' }],
  ]);
});

test('a finer network than the log keeps is refused with the reason', async () => {
  const { status, body } = await add({ kind: 'network', network: '203.0.113.7/32' });
  expect([status, body.errors]).toEqual([
    422,
    [
      {
        path: 'condition.network',
        message: 'Addresses are kept as /24 networks alone: choose /24 or a smaller number',
      },
    ],
  ]);
});

test('while a run is about a rule there is no second one, and it cannot be deleted', async () => {
  const { id } = (await add({ kind: 'user-agent', contains: 'in work' })).body;
  const database = await embeddedDatabase(site);
  // No job tells of it, so that it waits for some seconds.
  await database.query(`INSERT INTO maintenance_runs (kind, parameters) VALUES ('try-bot-rule', $1)`, [
    { rule: id, from: '2026-01-01', to: '2026-01-01' },
  ]);
  await database.end();
  expect((await owner.post(`${PATH}/${id}/try`)).status).toBe(409);
  expect((await owner.call('DELETE', `${PATH}/${id}`)).status).toBe(409);
});
