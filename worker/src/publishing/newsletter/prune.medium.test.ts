import type { Pool } from 'pg';
import { ownerDatabaseForTests } from '../../lib/owner-database.fixture';
import { DeliveriesRepository } from './deliveries.repository';

let pool: Pool;
ownerDatabaseForTests((opened) => (pool = opened));

/** Subscribers, mails and links of an age, and what is left of them after pruning. */
async function leftOf(age: string): Promise<Record<string, number>> {
  await pool.query('TRUNCATE newsletter_subscribers, newsletter_deliveries CASCADE');
  await pool.query(
    `INSERT INTO newsletter_subscribers (email, state, asked_at)
     SELECT state || '@example.org', state, now() - $1::interval
     FROM unnest(ARRAY['pending', 'confirmed', 'left', 'bounced', 'complained']) state`,
    [age],
  );
  await pool.query(
    `INSERT INTO newsletter_deliveries (subscriber_id, state, finished_at)
     SELECT id, 'sent', now() - $1::interval FROM newsletter_subscribers WHERE state = 'confirmed'`,
    [age],
  );
  await pool.query(
    `INSERT INTO newsletter_tokens (hash, subscriber_id, confirms, created_at)
     SELECT '\\x01', id, false, now() - $1::interval FROM newsletter_subscribers WHERE state = 'confirmed'`,
    [age],
  );
  await new DeliveriesRepository(pool).prune();
  const { rows } = await pool.query<Record<string, number>>(
    `SELECT (SELECT count(*)::integer FROM newsletter_subscribers WHERE state = 'pending') AS pending,
       (SELECT count(*)::integer FROM newsletter_subscribers WHERE state <> 'pending') AS others,
       (SELECT count(*)::integer FROM newsletter_deliveries) AS mails,
       (SELECT count(subscriber_id)::integer FROM newsletter_deliveries) AS "mailsOfReaders",
       (SELECT count(*)::integer FROM newsletter_tokens) AS links`,
  );
  return rows[0]!;
}

// The ages that the privacy page names.
test.each([
  ['29 days', { pending: 1, others: 4, mails: 1, mailsOfReaders: 1, links: 1 }],
  ['31 days', { pending: 0, others: 4, mails: 1, mailsOfReaders: 1, links: 1 }],
  ['12 months 25 days', { pending: 0, others: 4, mails: 1, mailsOfReaders: 1, links: 1 }],
  ['13 months 5 days', { pending: 0, others: 4, mails: 1, mailsOfReaders: 0, links: 1 }],
  ['3 years 1 day', { pending: 0, others: 4, mails: 1, mailsOfReaders: 0, links: 0 }],
])('after %s, keeps %j', async (age, left) => expect(await leftOf(age)).toEqual(left));
