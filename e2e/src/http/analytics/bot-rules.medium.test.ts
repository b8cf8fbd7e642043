import { embeddedDatabase, type Site } from '@astaguide/testbed/launched-site';
import type { TracedEvent } from '@astaguide/contracts/analytics/event-trace';
import type { BotRule } from '@astaguide/contracts/analytics/bot-rule';
import { ApiClient, until } from '../api-client';
import { untilRuleDone } from './bot-rule-runs';
import { siteForTests } from '../site-for-tests';

let site: Site;
let owner: ApiClient;
siteForTests((shared) => ({ site, owner } = shared));

const PATH = '/api/analytics/bot-rules';
const add = (condition: object) => owner.post(PATH, { condition });

test('a rule is added, tried over what there is, and deleted with what that said', async () => {
  await new ApiClient(site.url).post('/api/analytics/track', {
    eventType: 'page_view',
    eventData: { page: '/faq' },
  });
  const { status, body: rule } = await add({ kind: 'behaviour', events: 5, minutes: 1 });
  expect([status, rule]).toMatchObject([
    201,
    { condition: { kind: 'behaviour', events: 5, minutes: 1 }, previewedAt: null, run: null },
  ]);
  expect((await owner.get(`${PATH}/${rule.id}/preview`)).status).toBe(404);

  const asked = await owner.post(`${PATH}/${rule.id}/preview`);
  expect([asked.status, asked.body.run.kind]).toEqual([202, 'preview-bot-rule']);
  const tried = await untilRuleDone(owner, rule.id);
  expect(tried.run!.to).toBe(new Date().toISOString().slice(0, 10));
  const trial = await owner.get(`${PATH}/${rule.id}/preview`);
  expect([trial.status, trial.body.previewedAt]).toEqual([200, tried.previewedAt]);
  expect(trial.body.days).toHaveLength(tried.run!.total);
  expect(trial.body.totals.before).toEqual(trial.body.totals.after);

  const remove = () => owner.call('DELETE', `${PATH}/${rule.id}`);
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  expect((await owner.post(`${PATH}/${rule.id}/preview`)).status).toBe(404);
});

test('an applied rule filters old and new events; once it is removed, all of them count again', async () => {
  const view = () =>
    new ApiClient(site.url).post(
      '/api/analytics/track',
      { eventType: 'page_view', eventData: { page: '/blog' } },
      { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Odd/1' },
    );
  // More than a day, because the test may run across midnight.
  const views = async (): Promise<number> =>
    (await owner.get('/api/analytics/report?range=7d&compare=none')).body.totals.views;
  const before = await views();
  await view();
  await until(views, (now) => now === before + 1);
  const { id } = (await add({ kind: 'user-agent', contains: 'odd/1' })).body;
  const ask = async (wish: string) => {
    const { status, body } = await owner.post(`${PATH}/${id}/${wish}`);
    return [status, body.detail ?? body.run?.kind];
  };
  expect(await ask('apply')).toEqual([409, 'Preview this rule before you apply it.']);
  expect(await ask('remove')).toEqual([409, 'This rule is not applied.']);
  await ask('preview');
  await untilRuleDone(owner, id);

  expect(await ask('apply')).toEqual([202, 'apply-bot-rule']);
  const kept = await untilRuleDone(owner, id);
  expect([kept.state, kept.run!.result!.metrics]).toMatchObject(['applied', { reclassified: 1, drift: 0 }]);
  expect(await views()).toBe(before);
  await view();
  const [from, to] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  const botTraffic = async () =>
    (await owner.get(`/api/analytics/events?from=${from}&to=${to}&bots=only&filter=reason:rule:${id}`)).body;
  const { events } = await until(botTraffic, (answer) => answer.events.length === 2);
  expect(events.map((event: TracedEvent) => event.botReasons)).toEqual([[`rule:${id}`], [`rule:${id}`]]);
  const reasons = async () => (await owner.get('/api/analytics/bot-traffic.csv?table=reason&range=7d')).text;
  const named = `rule:${id},Your rule: User agent contains “odd/1”,`;
  expect(await until(reasons, (text) => text.includes(named))).toMatch(/^reason,meaning,events,/);
  expect(await views()).toBe(before);
  expect(await ask('apply')).toEqual([409, 'This rule is already applied.']);
  expect(await ask('preview')).toEqual([409, 'Remove this rule first.']);
  expect((await owner.call('DELETE', `${PATH}/${id}`)).status).toBe(409);

  expect(await ask('remove')).toEqual([202, 'remove-bot-rule']);
  expect((await untilRuleDone(owner, id)).state).toBe('draft');
  expect(await views()).toBe(before + 2);
  expect((await owner.call('DELETE', `${PATH}/${id}`)).status).toBe(204);
});

test('a trial that is cancelled in the middle says nothing, and the rule can be tried again', async () => {
  const { id } = (await add({ kind: 'behaviour', events: 7, minutes: 2 })).body;
  const ask = () => owner.post(`${PATH}/${id}/preview`);
  const rule = async () => ((await owner.get(PATH)).body as BotRule[]).find((each) => each.id === id)!;
  await ask();
  await untilRuleDone(owner, id);
  const database = await embeddedDatabase(site);
  // Blocks the worker in the middle of the run.
  await database.query('BEGIN');
  await database.query('LOCK TABLE bot_rule_previews IN SHARE ROW EXCLUSIVE MODE');
  const { run } = (await ask()).body as BotRule;
  await until(rule, (now) => now.run!.state === 'running');
  const cancelled = await owner.post(`/api/maintenance/runs/${run!.id}/cancel`);
  expect([cancelled.status, cancelled.body.state]).toEqual([200, 'cancelled']);
  await database.query('ROLLBACK');
  await database.end();
  expect(await until(rule, (now) => now.previewedAt === null)).toMatchObject({ run: { state: 'cancelled' } });
  expect((await owner.get(`${PATH}/${id}/preview`)).status).toBe(404);
  expect((await ask()).status).toBe(202);
  expect((await untilRuleDone(owner, id)).previewedAt).not.toBeNull();
});

test('a run that keeps a rule cannot be cancelled', async () => {
  const { id } = (await add({ kind: 'user-agent', contains: 'never met' })).body;
  const database = await embeddedDatabase(site);
  const { rows } = await database.query(
    `INSERT INTO maintenance_runs (kind, parameters) VALUES ('apply-bot-rule', $1) RETURNING id`,
    [{ rule: id, from: '2026-01-01', to: '2026-01-01' }],
  );
  await database.end();
  const { status, body } = await owner.post(`/api/maintenance/runs/${rows[0].id}/cancel`);
  expect([status, body.detail]).toEqual([409, 'A run of this kind goes on to its end.']);
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
    [{ path: 'condition.network', message: 'This rule already exists' }],
  ]);
});

test('a finer network than the log keeps is refused with the reason', async () => {
  const { status, body } = await add({ kind: 'network', network: '203.0.113.7/32' });
  expect([status, body.errors]).toEqual([
    422,
    [
      {
        path: 'condition.network',
        message: 'Addresses are stored as /24 networks: choose /24 or a smaller number',
      },
    ],
  ]);
});

test('while a run is about a rule there is no second one, and it cannot be deleted', async () => {
  const { id } = (await add({ kind: 'user-agent', contains: 'in work' })).body;
  const database = await embeddedDatabase(site);
  // Inserted without a job, so it waits for some seconds.
  await database.query(`INSERT INTO maintenance_runs (kind, parameters) VALUES ('preview-bot-rule', $1)`, [
    { rule: id, from: '2026-01-01', to: '2026-01-01' },
  ]);
  await database.end();
  expect((await owner.post(`${PATH}/${id}/preview`)).status).toBe(409);
  expect((await owner.call('DELETE', `${PATH}/${id}`)).status).toBe(409);
});
