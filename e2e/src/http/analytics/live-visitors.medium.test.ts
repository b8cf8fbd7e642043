import type { Site } from '@astaguide/testbed/launched-site';
import type { LiveVisitors } from '@astaguide/contracts/analytics/live-visitors';
import type { Client } from 'pg';
import { ApiClient, until } from '../api-client';
import { siteForTests } from '../site-for-tests';

const OTHER_BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';

let site: Site;
let owner: ApiClient;
let database: Client;
siteForTests((started) => ({ site, owner, database } = started));

/** The current visitors that a stream has sent so far. */
function toldBy(text: string): LiveVisitors[] {
  return [...text.matchAll(/event: visitors\n(?:id: .*\n)?data: (.*)\n/g)].map(
    ([, data]) => JSON.parse(data!) as LiveVisitors,
  );
}

test('the live stream announces a visitor who arrives, and drops visitors by the clock only', async () => {
  let text = '';
  const stream = await owner.open('/api/analytics/live');
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of stream.body) text += decoder.decode(chunk, { stream: true });
  })().catch(() => undefined);
  const untilPushed = (wanted: LiveVisitors, within?: number) =>
    until(
      () => Promise.resolve(toldBy(text).at(-1)),
      (visitors) => JSON.stringify(visitors) === JSON.stringify(wanted),
      within,
    );
  await untilPushed({ last5Minutes: 0, last30Minutes: 0 });
  await new ApiClient(site.url).track({ eventType: 'page_view', eventData: { page: '/' } });
  await untilPushed({ last5Minutes: 1, last30Minutes: 1 });
  await new ApiClient(site.url).post(
    '/api/analytics/track',
    { eventType: 'page_view', eventData: { page: '/faq' } },
    { 'user-agent': OTHER_BROWSER },
  );
  await untilPushed({ last5Minutes: 2, last30Minutes: 2 });
  await new ApiClient(site.url).call(
    'POST',
    '/api/analytics/track',
    { eventType: 'page_view', eventData: { page: '/' } },
    { 'user-agent': 'Googlebot/2.1' },
  );
  await until(
    async () => (await database.query('SELECT FROM events')).rowCount,
    (events) => events === 3,
  );
  // The last activity was almost five minutes and almost half an hour ago; both expire during one polling interval.
  await database.query(
    `UPDATE events SET occurred_at = now() - CASE
       WHEN user_agent_id = (SELECT id FROM user_agents WHERE value = $1)
       THEN interval '29 minutes 59.9 seconds' ELSE interval '4 minutes 59.9 seconds' END`,
    [OTHER_BROWSER],
  );
  await untilPushed({ last5Minutes: 0, last30Minutes: 1 }, 25_000);
  const all = toldBy(text).map((visitors) => JSON.stringify(visitors));
  expect(all.filter((visitors, place) => visitors === all[place - 1])).toEqual([]);
  expect((await owner.get('/api/analytics/visitors')).body).toEqual({ last5Minutes: 0, last30Minutes: 1 });
  stream.cancel();
  await reading;
}, 90_000);
