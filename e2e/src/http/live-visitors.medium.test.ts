import type { LiveVisitors } from '@astaguide/contracts/live-visitors';
import type { Client } from 'pg';
import type { Site } from '../running-site';
import { ApiClient, until } from './api-client';
import { siteForTests } from './site-for-tests';

let site: Site;
let owner: ApiClient;
let database: Client;
siteForTests((started) => ({ site, owner, database } = started));

/** What a stream has told so far of those who are there. */
function toldBy(text: string): LiveVisitors[] {
  return [...text.matchAll(/event: visitors\n(?:id: .*\n)?data: (.*)\n/g)].map(
    ([, data]) => JSON.parse(data!) as LiveVisitors,
  );
}

test('the live stream tells who comes, and the clock alone who has left', async () => {
  let text = '';
  const stream = await owner.open('/api/analytics/live');
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of stream.body) text += decoder.decode(chunk, { stream: true });
  })().catch(() => undefined);
  const told = (wanted: LiveVisitors, within?: number) =>
    until(
      () => Promise.resolve(toldBy(text).at(-1)),
      (visitors) => JSON.stringify(visitors) === JSON.stringify(wanted),
      within,
    );
  await told({ few: 0, many: 0 });
  await new ApiClient(site.url).track({ eventType: 'page_view', eventData: { page: '/' } });
  await told({ few: 1, many: 1 });
  await new ApiClient(site.url).call(
    'POST',
    '/api/analytics/track',
    { eventType: 'page_view', eventData: { page: '/' } },
    { 'user-agent': 'Googlebot/2.1' },
  );
  await until(
    async () => (await database.query('SELECT FROM analytics_events')).rowCount,
    (events) => events === 2,
  );
  await database.query(`UPDATE analytics_events SET timestamp = now() - interval '4 minutes 55 seconds'`);
  await told({ few: 0, many: 1 }, 25_000);
  await database.query(`UPDATE analytics_events SET timestamp = now() - interval '29 minutes 55 seconds'`);
  await told({ few: 0, many: 0 }, 25_000);
  expect(toldBy(text)).toHaveLength(4);
  expect((await owner.get('/api/analytics/visitors')).body).toEqual({ few: 0, many: 0 });
  stream.cancel();
  await reading;
}, 90_000);
