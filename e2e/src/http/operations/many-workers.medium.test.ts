import { OWNER } from '@astaguide/testbed/launched-site';
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { ProductProcesses } from '@astaguide/testbed/product-processes';
import { ApiClient, until } from '../api-client';

const DAY = 86_400_000;
/** Periodic tasks that every worker runs at its start, by their names in the metrics. */
const ROUNDS = ['sum up the week', 'work out attributions and funnels'];
/** The longest round, most of it pauses: the projector works for a tenth of a minute at most. Milliseconds. */
const ROUND_TIME = 75_000;
/** Stale days, enough that two workers project at the same time. */
const STALE_DAYS = 6;

let processes: ProductProcesses;
let workers: ApiClient[];
const messages: string[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    let message = '';
    stream.on('data', (chunk: Buffer) => (message += chunk.toString()));
    stream.on('end', () => {
      messages.push(message);
      done();
    });
  },
});

/** Node flags that set the workers' clock to noon of next Monday, when the weekly summary is due. */
function mondayFlags(): string[] {
  const noon = new Date();
  noon.setUTCHours(12, 0, 0, 0);
  const days = (8 - noon.getUTCDay()) % 7 || 7;
  const shift = noon.getTime() + days * DAY - Date.now();
  const clock = `const now = Date.now;
    globalThis.Date = class extends Date {
      constructor(...parts) { super(...(parts.length > 0 ? parts : [now() + ${shift}])); }
      static now() { return now() + ${shift}; }
    };`;
  return ['--import', `data:text/javascript,${encodeURIComponent(clock)}`];
}

const carriedOut = async (what: string): Promise<{ day: string; times: number }[]> =>
  (
    await processes.pool.query(
      'SELECT day::text, count(*)::integer AS times FROM carried_out WHERE what = $1 GROUP BY day ORDER BY day',
      [what],
    )
  ).rows;

beforeAll(async () => {
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  const { port } = mailServer.server.address() as AddressInfo;
  const { TEST_REDIS_URL } = process.env;
  processes = await ProductProcesses.open({
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'news@example.com',
      ...(TEST_REDIS_URL && { REDIS_URL: `${TEST_REDIS_URL}/8` }),
    },
  });
  await processes.pool.query(`
    UPDATE notification_preferences SET weekly_summary = true;
    INSERT INTO log_days (day, changed_at)
      SELECT current_date - days, now() FROM generate_series(20, 19 + ${STALE_DAYS}) AS days;
    CREATE TABLE carried_out (what text, day date);
    CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO carried_out VALUES (TG_ARGV[0], NEW.day); RETURN NEW; END $$;
    CREATE TRIGGER verified AFTER INSERT OR UPDATE OF verified_at ON log_days
      FOR EACH ROW WHEN (NEW.verified_at IS NOT NULL) EXECUTE FUNCTION note('verification');
    CREATE TRIGGER projected AFTER UPDATE OF projected_at ON log_days
      FOR EACH ROW EXECUTE FUNCTION note('projection');
  `);
  const start = () => processes.addWorker({}, mondayFlags());
  workers = (await Promise.all([start(), start()])).map(({ url }) => new ApiClient(url));
  for (const worker of workers) {
    await until(
      // A worker may be ready shortly before its metrics are available.
      () => worker.get('/metrics').catch(() => undefined),
      (answer) => ROUNDS.every((step) => answer?.text.includes(`{step="${step}",outcome="done"} `)),
      ROUND_TIME,
    );
  }
}, 150_000);

afterAll(async () => {
  await processes?.close();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
}, 30_000);

test('the summary of the week is sent once', async () => {
  await until(
    () => Promise.resolve(messages.length),
    (count) => count > 0,
  );
  const { rows } = await processes.pool.query('SELECT kind FROM notifications');
  expect(rows).toEqual([{ kind: 'weekly-summary' }]);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain(`To: ${OWNER.email}`);
});

test('the open days are verified once when their time has come', async () => {
  const days = await until(
    () => carriedOut('verification'),
    ({ length }) => length === 3,
  );
  expect(days.map(({ times }) => times)).toEqual([1, 1, 1]);
});

test('projects each day once', async () => {
  const days = await until(
    () => carriedOut('projection'),
    ({ length }) => length === STALE_DAYS,
    30_000,
  );
  expect(days.map(({ times }) => times)).toEqual(Array<number>(STALE_DAYS).fill(1));
});
