import { waitUntil } from '../program';
import { WhimsicalMailServer, type Answer, type Whim } from '@astaguide/testbed/mail-server';
import { OWNER } from '@astaguide/testbed/launched-site';
import type { PostgresServer } from '@astaguide/testbed/postgres';
import type { Member } from '@astaguide/testbed/product-processes';
import { SeededRandom } from '@astaguide/testbed/seeded-random';
import type { Run } from '@astaguide/testbed/cleanup';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '../throughput/dashboard';
import { residentMegabytes } from '../throughput/usage-watch';
import { Stack, type QueueMode } from '../environment/stack';
import { judge, mostWithin, type Ending } from './verdict';

/** Mails that a worker sends at once. */
const CONCURRENCY = 5;
/** One reader in this many leaves while the issue is sent. */
const LEAVING = 50;
/** How often due times are moved on, and the memory is read. Milliseconds. */
const TICK = 500;
/** Time without progress after which a run has failed. Milliseconds. */
const STUCK = 60_000;
/** MB of each worker. */
const MEMORY_LIMIT = 300;

export interface CampaignOptions extends Run {
  server: PostgresServer;
  mode: QueueMode;
  recipients: number;
  mailsPerMinute: number;
  seed: number;
  /** How many kills at most, and the time between two of them in milliseconds. */
  kills: { count: number; least: number; most: number };
}

/**
 * Sends an issue while the mail server has a bad day, and it, the workers and the backend are killed again and again.
 *
 * @returns metrics for the output line, and what must not be
 */
export async function sendUnderFaults(
  options: CampaignOptions,
): Promise<{ metrics: string[]; found: string[] }> {
  const random = new SeededRandom(options.seed);
  const { whim, delay } = badDay(random);
  const mails = await WhimsicalMailServer.start(whim, delay);
  const environment = { SMTP_URL: mails.url, MAIL_FROM: 'Reef <news@example.com>' };
  const stack = await Stack.start({ ...options, environment });
  const campaign = new Campaign(stack, mails, random, options);
  try {
    await stack.addWorker();
    await campaign.prepare();
    await campaign.send();
    return await campaign.judge();
  } finally {
    await mails.kill();
    await stack.close();
  }
}

class Campaign {
  private readonly kills = { worker: 0, backend: 0, server: [] as number[] };
  private memory = 0;
  private issue = 0;

  constructor(
    private readonly stack: Stack,
    private readonly mails: WhimsicalMailServer,
    private readonly random: SeededRandom,
    private readonly options: CampaignOptions,
  ) {}

  async prepare(): Promise<void> {
    const { database } = this.stack;
    const { recipients, mailsPerMinute } = this.options;
    await database.query(
      `UPDATE site_settings SET operator_name = 'Jane Doe', operator_address = '1 Some Street, Springfield'`,
    );
    await database.query('UPDATE newsletter_settings SET mails_per_minute = $1', [mailsPerMinute]);
    await database.query(
      `INSERT INTO newsletter_subscribers (email, state)
       SELECT 'r' || i || '@example.org', 'confirmed' FROM generate_series(1, $1::integer) i`,
      [recipients],
    );
    await database.query(
      `INSERT INTO newsletter_tokens (hash, subscriber_id, confirms)
       SELECT decode(hash, 'hex'), subscriber.id, false
       FROM unnest($1::text[], $2::text[]) AS token (email, hash) JOIN newsletter_subscribers subscriber USING (email)`,
      [this.leaving.map(emailOf), this.leaving.map((place) => hashOf(tokenOf(place)))],
    );
  }

  async send(): Promise<void> {
    const stop = new AbortController();
    const clock = this.moveClock(stop.signal);
    try {
      await this.startIssue();
      await Promise.all([this.leave(), this.killAtRandom()]);
      await this.untilNone('queued');
    } finally {
      stop.abort();
      await clock;
    }
    // What a killed worker had claimed is unknown after five minutes.
    await Promise.all(this.stack.workers.map(({ process }) => process.stop()));
    await this.stack.database.query(
      `UPDATE newsletter_deliveries SET claimed_at = claimed_at - interval '5 minutes' WHERE state = 'sending'`,
    );
    await this.stack.workers[0]!.process.start();
    await this.untilNone('sending');
    const countSent = () =>
      this.stack.database.count(`SELECT count(*) FROM newsletter_issues WHERE state = 'sent'`);
    if (!(await waitUntil(async () => (await countSent()) === 1, STUCK)))
      throw new Error('The issue does not become sent');
  }

  async judge(): Promise<{ metrics: string[]; found: string[] }> {
    const { kills, mails, memory } = this;
    const endings = await this.stack.database.query<Ending>(
      `SELECT email AS recipient, delivery.state, reason FROM newsletter_subscribers subscriber
       LEFT JOIN newsletter_deliveries delivery ON subscriber_id = subscriber.id AND issue_id = $1`,
      [this.issue],
    );
    const faults = { workerKills: kills.worker, concurrency: CONCURRENCY, serverKills: kills.server };
    // Without the owner's own mails.
    const transactions = mails.transactions.filter(({ recipient }) => recipient !== OWNER.email);
    const found = judge(transactions, endings, faults);
    const arrivals = transactions.flatMap(({ arrivedAt }) => arrivedAt ?? []);
    const most = mostWithin(arrivals, 1000);
    const limit = this.options.mailsPerMinute / 60;
    // One in ten may be early or late on its way between two processes of a busy machine.
    if (most > Math.ceil(limit * 1.1) + 1) found.push(`${most} mails arrived within a second, of ${limit}`);
    if (memory >= MEMORY_LIMIT) found.push(`a worker had ${Math.round(memory)} MB`);
    const late = await this.stack.database.count(
      `SELECT count(*) FROM newsletter_deliveries JOIN newsletter_subscribers subscriber ON subscriber.id = subscriber_id
       WHERE claimed_at > left_at + interval '1 second'`,
    );
    if (late > 0) found.push(`${late} mails were begun after their readers left`);
    const count = (state: string | null) => endings.filter((ending) => ending.state === state).length;
    return {
      metrics: [
        `${count('sent')} sent`,
        `${count('failed')} failed`,
        `${count('unknown')} unknown`,
        `${count(null)} left before`,
        `${transactions.filter(({ isAccepted }) => isAccepted).length} accepted of ${transactions.length}`,
        `killed: workers ${kills.worker}, backend ${kills.backend}, mail server ${kills.server.length} times`,
        `at most ${most} in a second of ${limit}`,
        `worker ${Math.round(memory)} MB`,
      ],
      found,
    };
  }

  /** Places of the readers who leave. */
  private get leaving(): number[] {
    return Array.from(
      { length: Math.floor(this.options.recipients / LEAVING) },
      (_, place) => (place + 1) * LEAVING,
    );
  }

  private get backend(): Member {
    return this.stack.backends[0]!;
  }

  private async startIssue(): Promise<void> {
    const cookie = await signIn(this.backend.url);
    const content = `<p>Two trials.</p>${'<p>More of the text, as long as usual.</p>'.repeat(100)}`;
    const draft = await this.post('/api/newsletter/issues', { subject: 'Sleep', content }, cookie);
    this.issue = ((await draft.json()) as { id: number }).id;
    await this.post(`/api/newsletter/issues/${this.issue}/send`, { sendAt: 'now' }, cookie);
    const isStarted = () => this.countMails(`state <> 'queued'`);
    if (!(await waitUntil(async () => (await isStarted()) > 0, STUCK)))
      throw new Error('Sending does not begin');
  }

  private async post(path: string, body: object, cookie: string): Promise<Response> {
    const answer = await fetch(this.backend.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }

  /** Readers leave one after the other, while the backend is killed. */
  private async leave(): Promise<void> {
    for (const place of this.leaving) {
      await sleep(this.random.between(10, 100));
      const url = `${this.backend.url}/newsletter/unsubscribe?token=${tokenOf(place)}`;
      const press = () =>
        fetch(url, { method: 'POST' }).then(
          ({ ok }) => ok,
          () => false,
        );
      if (!(await waitUntil(press, STUCK, 200))) throw new Error('A reader could not leave');
    }
  }

  private async killAtRandom(): Promise<void> {
    const { random } = this;
    const { recipients, kills } = this.options;
    for (let kill = 0; kill < kills.count; kill++) {
      if ((await this.countMails(`state = 'queued'`)) < recipients / 10) return;
      await sleep(random.between(kills.least, kills.most));
      const victim = random.pick(['worker', 'worker', 'backend', 'server'] as const);
      if (victim === 'server') {
        this.kills.server.push(Date.now());
        await this.mails.kill();
        await sleep(random.between(50, 1000));
        await this.mails.restart();
      } else {
        this.kills[victim]++;
        const { process } = victim === 'worker' ? random.pick(this.stack.workers) : this.backend;
        await process.end('SIGKILL');
        await process.start();
      }
    }
  }

  /** What is due later is due now, and problems are over, as if hours had passed. Reads the memory of the workers, too. */
  private async moveClock(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      await this.stack.database.query(
        `UPDATE newsletter_deliveries SET due_at = now() WHERE state = 'queued' AND due_at > now()`,
      );
      await this.stack.database.query(
        'UPDATE newsletter_settings SET problem_until = now() WHERE problem_until > now()',
      );
      const sizes = this.stack.workers.map(({ process }) => residentMegabytes(process.pid));
      this.memory = Math.max(this.memory, ...sizes.filter((size) => !Number.isNaN(size)));
      await sleep(TICK);
    }
  }

  private async untilNone(state: 'queued' | 'sending'): Promise<void> {
    let last = Number.POSITIVE_INFINITY;
    for (;;) {
      const before = last;
      const isFewer = async () => (last = await this.countMails(`state = '${state}'`)) < before;
      if (!(await waitUntil(isFewer, STUCK, 200))) throw new Error(`${last} mails stay ${state}`);
      if (last === 0) return;
    }
  }

  private countMails(condition: string): Promise<number> {
    return this.stack.database.count(`SELECT count(*) FROM newsletter_deliveries WHERE ${condition}`);
  }
}

const emailOf = (place: number) => `r${place}@example.org`;
/** 24 bytes, as the links of mails have them. */
const tokenOf = (place: number) => Buffer.from(String(place).padStart(24, '0')).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(Buffer.from(token, 'base64url')).digest('hex');

/** Answers in a thousand; the others are accepted. */
const SHARES: [Answer, number][] = [
  ['drop before text', 15],
  ['drop in text', 8],
  ['drop after text', 8],
  ['accept and drop', 10],
  ['accept, answer and drop', 10],
  ['no such mailbox', 8],
  ['refuse', 8],
  ['refuse and drop', 8],
  ['full', 5],
  ['refuse text', 8],
  ['busy after text', 10],
];
/** Recipients in a hundred whose first mail is put off. */
const GREYLISTED = 5;
/** Senders in ten thousand that are refused, which stops all mails for a while. */
const REFUSED_SENDERS = 10;
/** Answers in a hundred that take long, and how long. Milliseconds. */
const SLOW = 3;
const SLOWEST = 1500;

/** A mail server on a bad day. */
function badDay(random: SeededRandom): { whim: Whim; delay: () => number } {
  const seen = new Set<string>();
  const whim = (recipient: string): Answer => {
    if (recipient === '') return random.happens(REFUSED_SENDERS / 10_000) ? 'refuse sender' : 'accept';
    const isFirst = !seen.has(recipient);
    seen.add(recipient);
    if (isFirst && random.happens(GREYLISTED / 100)) return 'greylist';
    let place = random.between(0, 999);
    for (const [answer, share] of SHARES) if ((place -= share) < 0) return answer;
    return 'accept';
  };
  return { whim, delay: () => (random.happens(SLOW / 100) ? random.between(100, SLOWEST) : 0) };
}
