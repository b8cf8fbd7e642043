import type { Site } from '@astaguide/testbed/launched-site';
import type { Client } from 'pg';
import { ApiClient } from '../api-client';
import { siteForTests } from '../site-for-tests';
import { dumpDatabase } from './dump-database';

let site: Site;
let owner: ApiClient;
let database: Client;
siteForTests((shared) => ({ site, owner, database } = shared));

const EMAIL = 'erased-reader@example.org';

/** What the database can hold of a reader, beside ids. A new column belongs on the privacy page first. */
const COLUMNS = {
  newsletter_subscribers:
    'asked_at bounced_at complained_at confirmed_at consent_version email frequency import_source is_active left_at left_issue_id page soft_bounced_at soft_bounces source state subscribed_at',
  newsletter_deliveries:
    'attempts bounced_at claimed_at created_at due_at finished_at issue_id posted_at reason state subscriber_id',
  newsletter_tokens: 'confirms created_at hash issue_id subscriber_id',
  newsletter_suppressions: 'address_hash reason since',
};

test('the privacy page says what is kept of a reader, and for how long', async () => {
  const { text } = await new ApiClient(site.url).get('/privacy-policy');
  const page = text.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');
  for (const [what, howLong] of [
    ['Newsletter address that was not confirmed', '30 days'],
    ['Newsletter address', 'Until you ask us to erase it'],
    ['Which emails went to an address, and whether they came back', '13 months'],
    ['Links in emails to confirm and to unsubscribe, as hashes', '3 years'],
    ['Hash of an erased address that must get no mail', 'Until you confirm a new subscription'],
  ])
    expect(page).toContain(`|${what}|${howLong}`);
});

test.each(Object.entries(COLUMNS))('%s holds nothing else', async (table, columns) => {
  const { rows } = await database.query<{ names: string }>(
    `SELECT string_agg(column_name, ' ' ORDER BY column_name) AS names FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND column_name <> 'id'`,
    [table],
  );
  expect(rows[0]!.names).toBe(columns);
});

test('no table has an address that was erased, nor its name', async () => {
  expect((await new ApiClient(site.url).post('/api/newsletter', { email: EMAIL })).status).toBe(201);
  const { body } = await owner.get('/api/newsletter');
  const { id } = body.find(({ email }: { email: string }) => email === EMAIL);
  await database.query(`UPDATE newsletter_subscribers SET state = 'left' WHERE id = $1`, [id]);
  expect(await dumpDatabase(database)).toContain(EMAIL);
  expect((await owner.call('DELETE', `/api/newsletter/${id}`)).status).toBe(204);
  const dump = await dumpDatabase(database);
  expect(dump).toContain('newsletter_suppressions');
  expect(dump).not.toContain('erased-reader');
});
