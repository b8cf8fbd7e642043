import { SmtpSessions } from '@astaguide/queues/mails/smtp-sessions';
import { newsletterQueue, type DeliverNewsletterJob } from '@astaguide/queues/newsletter-queue';
import { openQueue } from '@astaguide/queues/backend';
import { WhimsicalMailServer, type Answer, type Whim } from '@astaguide/testbed/mail-server';
import type { Queue } from 'bullmq';
import type { Pool } from 'pg';
import { ownerDatabaseForTests } from '../../lib/owner-database.fixture';
import { Deliverer } from './deliver';
import { DeliveriesRepository } from './deliveries.repository';
import { DeliveryFeed } from './delivery-feed';
import { IssuesRepository } from './issues.repository';
import { IssueStarter } from './start-issues';

let pool: Pool;
let queue: Queue<DeliverNewsletterJob>;
let deliveries: DeliveriesRepository;
let issues: IssuesRepository;
const publicUrl = 'https://reef.example';
const from = { name: 'Reef', address: 'news@reef.example' };

ownerDatabaseForTests((opened, _dataSource, databaseUrl) => {
  pool = opened;
  queue = openQueue(newsletterQueue, { databaseUrl });
  deliveries = new DeliveriesRepository(pool);
  issues = new IssuesRepository(pool);
});
afterAll(() => queue.close());

beforeEach(async () => {
  await pool.query('TRUNCATE newsletter_subscribers, newsletter_issues, newsletter_suppressions CASCADE');
  await pool.query(
    `UPDATE newsletter_settings SET mails_per_minute = 6000, problem = NULL, problem_at = NULL, problem_until = NULL`,
  );
});

/** An issue that is due, with this many confirmed readers, and its deliveries. */
async function issueFor(readers: number): Promise<number> {
  await pool.query(
    `INSERT INTO newsletter_subscribers (email, state) SELECT 'r' || i || '@example.org', 'confirmed' FROM generate_series(1, $1) i`,
    [readers],
  );
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO newsletter_issues (subject, content, state, send_at) VALUES ('News', '<p>Text</p>', 'scheduled', now())
     RETURNING id`,
  );
  await new IssueStarter(issues, { publicUrl }).startDue();
  return rows[0]!.id;
}

const idsOf = async (state = 'queued') => {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM newsletter_deliveries WHERE state = $1 ORDER BY id',
    [state],
  );
  return rows.map(({ id }) => id);
};

const states = async (): Promise<Record<string, number>> => {
  const { rows } = await pool.query<{ state: string; count: number }>(
    'SELECT state, count(*)::integer AS count FROM newsletter_deliveries GROUP BY state ORDER BY state',
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

const subscriberStates = async () =>
  (await pool.query<{ state: string }>('SELECT state FROM newsletter_subscribers ORDER BY id')).rows.map(
    ({ state }) => state,
  );

async function withServer(
  whim: Whim,
  use: (deliverer: Deliverer, accepted: () => string[]) => Promise<void>,
) {
  const server = await WhimsicalMailServer.start(whim);
  const mailServer = { url: server.url, from };
  const sessions = new SmtpSessions({ mailServer });
  try {
    await use(new Deliverer(deliveries, issues, sessions, { publicUrl, mailServer }), () => server.accepted);
  } finally {
    sessions.onApplicationShutdown();
    await server.kill();
  }
}

test('starts an issue once, for confirmed readers who want every issue', async () => {
  await pool.query(
    `INSERT INTO newsletter_subscribers (email, state, frequency) VALUES
     ('p@example.org', 'pending', 'every'), ('l@example.org', 'left', 'every'), ('m@example.org', 'confirmed', 'monthly')`,
  );
  const id = await issueFor(2);
  await pool.query(`UPDATE newsletter_issues SET state = 'scheduled' WHERE id = $1`, [id]);
  await Promise.all([
    new IssueStarter(issues, { publicUrl }).startDue(),
    new IssueStarter(issues, { publicUrl }).startDue(),
  ]);
  expect(await states()).toEqual({ queued: 2 });
});

test('an issue that was due more than a day ago waits for the owner', async () => {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO newsletter_issues (subject, state, send_at) VALUES ('Old', 'scheduled', now() - interval '25 hours') RETURNING id`,
  );
  await new IssueStarter(issues, { publicUrl }).startDue();
  const { rows: found } = await pool.query('SELECT state FROM newsletter_issues WHERE id = $1', [
    rows[0]!.id,
  ]);
  expect(found).toEqual([{ state: 'draft' }]);
});

test('sends each mail once, over a few connections, and finishes the issue', async () => {
  await issueFor(20);
  await withServer(
    () => 'accept',
    async (deliverer, accepted) => {
      const ids = await idsOf();
      // Jobs of a worker that stalled run again.
      await Promise.all([...ids, ...ids].map((id) => deliverer.deliver(id)));
      expect(new Set(accepted()).size).toBe(20);
      expect(accepted()).toHaveLength(20);
    },
  );
  expect(await states()).toEqual({ sent: 20 });
  await issues.finish();
  expect((await pool.query('SELECT state FROM newsletter_issues')).rows).toEqual([{ state: 'sent' }]);
});

test.each<[Answer, string, string]>([
  ['no such mailbox', 'failed', 'bounced'],
  ['refuse', 'failed', 'confirmed'],
  ['greylist', 'queued', 'confirmed'],
  ['full', 'queued', 'confirmed'],
  ['busy after text', 'queued', 'confirmed'],
  ['drop before text', 'queued', 'confirmed'],
  ['drop in text', 'unknown', 'confirmed'],
  ['refuse and drop', 'failed', 'confirmed'],
  ['drop after text', 'unknown', 'confirmed'],
  ['refuse text', 'failed', 'confirmed'],
])('a server that answers with %j leaves the mail %s, and the reader %s', async (answer, state, reader) => {
  await issueFor(1);
  await withServer(
    () => answer,
    async (deliverer, accepted) => {
      const [id] = await idsOf();
      await deliverer.deliver(id!);
      // Not due again yet.
      await deliverer.deliver(id!);
      expect(accepted()).toEqual([]);
    },
  );
  expect(await states()).toEqual({ [state]: 1 });
  expect(await subscriberStates()).toEqual([reader]);
  const { rows } = await pool.query<{ reason: string }>('SELECT reason FROM newsletter_deliveries');
  expect(rows[0]!.reason).toBeTruthy();
  expect(rows[0]!.reason).not.toContain('r1@example.org');
});

test.each([
  ['greylist', 1],
  // The mailbox has no part in it.
  ['drop before text', 0],
] as const)(
  'a mail that meets %j is tried again later, and fails in the end with %d soft bounces',
  async (answer, bounces) => {
    await issueFor(1);
    await withServer(
      () => answer,
      async (deliverer) => {
        for (let attempt = 0; attempt < 6; attempt++) {
          const [id] = await idsOf();
          await pool.query('UPDATE newsletter_deliveries SET due_at = now()');
          await deliverer.deliver(id!);
        }
      },
    );
    expect(await states()).toEqual({ failed: 1 });
    const { rows } = await pool.query('SELECT state, soft_bounces FROM newsletter_subscribers');
    expect(rows).toEqual([{ state: 'confirmed', soft_bounces: bounces }]);
  },
);

test('a server that is away, or refuses the sender, stops all mails and fails none', async () => {
  await issueFor(3);
  const [id] = await idsOf();
  const sessions = new SmtpSessions({ mailServer: { url: 'smtp://127.0.0.1:1' } });
  await new Deliverer(deliveries, issues, sessions, { publicUrl, mailServer: { url: '', from } }).deliver(
    id!,
  );
  const problem = async () => (await pool.query('SELECT problem FROM newsletter_settings')).rows[0]!.problem;
  expect(await problem()).toContain('does not accept connections');
  await pool.query(`UPDATE newsletter_settings SET problem_until = now()`);
  await withServer(
    () => 'refuse sender',
    async (deliverer, accepted) => {
      await deliverer.deliver(id!);
      expect(accepted()).toEqual([]);
    },
  );
  expect(await states()).toEqual({ queued: 3 });
  expect(await problem()).toContain('refuses the sender: 553');
  expect(await deliveries.postDue()).toEqual([]);
  await pool.query(`UPDATE newsletter_settings SET problem_until = now()`);
  expect(await deliveries.postDue()).toHaveLength(3);
});

test('a reader who left after the issue began gets nothing any more', async () => {
  await issueFor(2);
  await pool.query(`UPDATE newsletter_subscribers SET state = 'left' WHERE email = 'r1@example.org'`);
  await withServer(
    () => 'accept',
    async (deliverer, accepted) => {
      for (const id of await idsOf()) await deliverer.deliver(id);
      expect(accepted()).toEqual(['r2@example.org']);
    },
  );
  expect(await states()).toEqual({ sent: 1 });
});

test('a paused issue waits, and goes on', async () => {
  await issueFor(1);
  const [id] = await idsOf();
  await pool.query(`UPDATE newsletter_issues SET state = 'paused'`);
  expect(await deliveries.postDue()).toEqual([]);
  await withServer(
    () => 'accept',
    async (deliverer, accepted) => {
      await deliverer.deliver(id!);
      expect(accepted()).toEqual([]);
      await pool.query(`UPDATE newsletter_issues SET state = 'sending'`);
      await deliverer.deliver(id!);
      expect(accepted()).toEqual(['r1@example.org']);
    },
  );
});

test('a mail whose worker died while it was sent is unknown, and not sent again', async () => {
  await issueFor(1);
  const [id] = await idsOf();
  expect(await deliveries.claim(id!, Buffer.alloc(32))).toBe(true);
  await deliveries.noteLost();
  expect(await states()).toEqual({ sending: 1 });
  await pool.query(`UPDATE newsletter_deliveries SET claimed_at = now() - interval '6 minutes'`);
  await new DeliveryFeed(deliveries, queue).postDue();
  expect(await states()).toEqual({ unknown: 1 });
  expect(await deliveries.claim(id!, Buffer.alloc(32, 1))).toBe(false);
  // It only slept, and has the server's answer.
  await deliveries.confirmSent(id!);
  expect(await states()).toEqual({ sent: 1 });
});

test('posts about five seconds of mails, and those of a lost queue again', async () => {
  await issueFor(30);
  await pool.query('UPDATE newsletter_settings SET mails_per_minute = 240');
  expect(await deliveries.postDue()).toHaveLength(20);
  expect(await deliveries.postDue()).toEqual([]);
  await pool.query(`UPDATE newsletter_deliveries SET posted_at = now() - interval '16 seconds'`);
  expect(await deliveries.postDue()).toHaveLength(20);
});

test.each(['mail', 'text'] as const)(
  'all workers together keep the owner’s speed for each %s',
  async (part) => {
    await pool.query(`UPDATE newsletter_settings SET mails_per_minute = 60, next_${part}_at = now()`);
    const waits = await Promise.all(Array.from({ length: 5 }, () => deliveries.reserveSlot(part)));
    const sorted = waits.sort((one, other) => one - other);
    // Each is a second after the one before, whichever worker asked.
    for (const [place, wait] of sorted.slice(1).entries()) expect(wait - sorted[place]!).toBeGreaterThan(900);
  },
);

test('mails that a slow server held up reach it one after the other', async () => {
  await issueFor(3);
  let held = 3;
  let release!: () => void;
  const all = new Promise<void>((resolve) => (release = resolve));
  const sessions = {
    // The server is ready for all texts at once.
    send: async (_mail: unknown, claim?: () => Promise<boolean>) => {
      if (--held === 0) release();
      await all;
      return claim!();
    },
  };
  await pool.query(
    'UPDATE newsletter_settings SET mails_per_minute = 120, next_mail_at = now(), next_text_at = now()',
  );
  const deliverer = new Deliverer(deliveries, issues, sessions, { publicUrl, mailServer: { url: '', from } });
  await Promise.all((await idsOf()).map((id) => deliverer.deliver(id)));
  expect(await states()).toEqual({ sent: 3 });
  const { rows } = await pool.query<{ gap: number }>(
    `SELECT extract(epoch FROM claimed_at - lag(claimed_at) OVER (ORDER BY claimed_at))::float8 AS gap
     FROM newsletter_deliveries ORDER BY claimed_at OFFSET 1`,
  );
  // Half a second apart, as the owner's speed says; the waits begin at the database's clock.
  for (const { gap } of rows) expect(gap).toBeGreaterThan(0.4);
});
