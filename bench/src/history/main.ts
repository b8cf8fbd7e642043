import { tagText } from '../load/generated-event';
import { measureBareRate } from '../load/run-load';
import { decimal, layOut, whole, atLeast, below } from '../throughput/figures';
import { AFFILIATE_CLICK } from '@astaguide/contracts/analytics/analytics-event';
import { join } from 'node:path';
import { startPostgres, type PostgresServer } from '@astaguide/testbed/postgres';
import { Stack, type BenchDatabase } from '../environment/stack';
import { runRollups, type RollupsCommand } from '../faults/recorded';
import type { Run } from '@astaguide/testbed/cleanup';
import { readOptions, runProgram } from '../program';
import { generateHistory } from './generate-events';
import { timeCalls, type CallTimes } from './time-calls';
import { printVerdicts } from '../throughput/print-results';

/** Size of a table in bytes, including indexes and TOAST. */
interface TableSize {
  name: string;
  bytes: number;
}

const TABLES = [
  'events',
  'texts',
  'origins',
  'user_agents',
  'event_ids',
  'visitors_seen',
  'hourly_rollups',
  'daily_rollups',
  'monthly_rollups',
  'daily_attributions',
  'monthly_attributions',
  'daily_funnels',
  'daily_sessions',
  'monthly_sessions',
  'daily_audience',
  'monthly_audience',
  'daily_bot_traffic',
  'daily_public_clicks',
  'sent_names',
  'log_days',
  'log_months',
];

/** Measures all tables that events are stored in. */
function measureStorage(database: BenchDatabase): Promise<TableSize[]> {
  return database.query<TableSize>(
    `SELECT name, coalesce(sum(pg_total_relation_size(tree.relid)), 0)::float8 AS bytes
     FROM unnest($1::text[]) WITH ORDINALITY AS tables(name, place),
       LATERAL (SELECT relid FROM pg_partition_tree(name::regclass)
         UNION SELECT name::regclass) AS tree(relid)
     GROUP BY name, place ORDER BY place`,
    [TABLES],
  );
}

/** The measurements of one history. */
interface HistoryResult {
  events: number;
  /** Events per second. */
  rebuild: number;
  verify: number;
  storage: TableSize[];
  calls: CallTimes[];
}

const EVENTS_PER_SECOND = 200_000;
const BYTES_PER_EVENT = 200;
/** Requests per second of bare Fastify on the machine where the targets were measured. */
const BARE = 65_000;

/**
 * Prints the measurements with their targets.
 *
 * @param bare requests per second of bare Fastify in this run, to scale times to the speed of the machine
 * @returns whether all targets are met
 */
function printHistory(small: HistoryResult, large: HistoryResult, bare: number): boolean {
  const bytes = large.storage.map(({ name, bytes: size }) => [
    name,
    whole(size),
    decimal(size / large.events),
  ]);
  const total = large.storage.reduce((sum, table) => sum + table.bytes, 0) / large.events;
  console.log(`\n${layOut([['table', 'bytes', 'an event'], ...bytes])}\n`);
  const calls = large.calls.map(({ name, p50, p95, limit }, index) => {
    const before = small.calls[index]!;
    const metrics = [before.p50, before.p95, p50, p95, p95 / before.p95].map((metric) => decimal(metric, 2));
    return [name, ...metrics, whole(limit), p95 <= limit ? 'ok' : 'MISSED'];
  });
  const columns = [small.events, large.events].flatMap((events) => [`p50 of ${whole(events)}`, 'p95']);
  console.log(`${layOut([['call, ms', ...columns, 'growth', 'limit of p95', ''], ...calls])}\n`);
  const verdicts = [
    below('bytes an event', total, BYTES_PER_EVENT, 0),
    atLeast('rebuild, events/s', large.rebuild, EVENTS_PER_SECOND, 0),
    atLeast('verify, events/s', large.verify, EVENTS_PER_SECOND, 0),
  ];
  const inTime = large.calls.filter(({ p95, limit }) => p95 <= limit).length;
  console.log(
    `bare Fastify answered ${whole(bare)} requests/s in this run, ${whole(BARE)} where the targets were measured`,
  );
  console.log(`p95 within the limit, with the way there and back: ${inTime} of ${large.calls.length} calls`);
  printVerdicts(verdicts);
  return verdicts.every(({ reached }) => reached) && inTime === large.calls.length;
}

/** Keys of each dimension on an imported day: more than most exports have. */
const KEYS = 50;

/** The rollups' numbers of dimensions whose keys are no texts. */
const [TOTAL, PRODUCT] = [0, 2];

/** Imports the year before the first day of the log, with the keys that the log has, as a run stores it. */
const IMPORT_YEAR = `
  WITH first AS (
    SELECT min(day) AS day FROM daily_rollups WHERE dimension = ${TOTAL}
  ), days AS (
    SELECT listed.day::date AS day FROM first,
      generate_series(first.day - 365, first.day - 1, interval '1 day') AS listed(day)
  ), made AS (
    INSERT INTO history_imports (file_name, source, days, totals, dimensions, not_imported, confirmed_at)
    SELECT 'year.zip', 'plausible', array_agg(day ORDER BY day), '{"visitors":0,"views":0,"sessions":0}', '[]', '[]', now()
    FROM days RETURNING id
  ), keys AS (
    SELECT dimension, key_id FROM (
      SELECT dimension, key_id, row_number() OVER (PARTITION BY dimension ORDER BY sum(page_views) DESC) AS place
      FROM daily_rollups WHERE dimension <> ${PRODUCT} GROUP BY dimension, key_id
    ) AS ranked WHERE place <= ${KEYS}
    UNION
    SELECT dimension, key_id FROM (
      SELECT dimension, key_id, row_number() OVER (PARTITION BY dimension ORDER BY sum(sessions) DESC) AS place
      FROM daily_sessions GROUP BY dimension, key_id
    ) AS ranked WHERE place <= ${KEYS}
  )
  INSERT INTO imported_metrics
    (day, dimension, key_id, import_id, page_views, visitors, events, sessions, bounces, milliseconds)
  SELECT day, dimension, key_id, made.id, 100, 50, 100, 60, 20, 600000 FROM days, keys, made`;

/** Adds imported history to a database with events. */
async function importYear(database: BenchDatabase): Promise<void> {
  await database.query(IMPORT_YEAR);
}

const BARE_SECONDS = 5;
const BARE_LOAD = { connections: 64, seed: 1, tag: tagText(1), productIds: [1], action: AFFILIATE_CLICK };

/**
 * `npm run bench:history`: storage and query times of 400 days of events after an imported year, compared with a tenth of
 * the events. Writes both histories, then times the dashboard's requests on each in turn.
 * --events 10000000 --days 400 --zone Asia/Kathmandu
 */
async function main(run: Run): Promise<void> {
  const { events, days, zone } = readOptions({ events: 10_000_000, days: 400, zone: 'UTC' });
  const options = { ...run, server: await startPostgres(join(run.runFolder, 'server'), run.cleanup) };
  const small = await writeHistory(options, { events: Math.round(events / 10), days, zone });
  const large = await writeHistory(options, { events, days, zone });
  // The machine's speed varies, so the baseline is measured before and after the requests.
  const bareBefore = await measureBareRate(run, BARE_LOAD, BARE_SECONDS);
  const { result } = await timed('called', () => timeCalls([small.url, large.url]));
  const bareAfter = await measureBareRate(run, BARE_LOAD, BARE_SECONDS);
  const [before, after] = result as [CallTimes[], CallTimes[]];
  const bare = (bareBefore + bareAfter) / 2;
  if (!printHistory({ ...small, calls: before }, { ...large, calls: after }, bare)) process.exitCode = 1;
}

/** Writes a history and keeps a backend running for it. */
async function writeHistory(
  options: Run & { server: PostgresServer },
  { zone, ...asked }: { events: number; days: number; zone: string },
): Promise<Omit<HistoryResult, 'calls'> & { url: string }> {
  const runFolder = join(options.runFolder, String(asked.events));
  const stack = await Stack.start({ ...options, runFolder, mode: 'postgres' });
  // The worker would compute the same metrics meanwhile; the commands below do it at once.
  await Promise.all(stack.workers.map(({ process }) => process.stop()));
  console.log(`${asked.events.toLocaleString('en-US')} events, days of ${zone}`);
  await stack.database.query('UPDATE site_settings SET time_zone = $1', [zone]);
  const history = await timed('generated', () => generateHistory(stack.database, asked));
  const { from, to, events } = history.result;
  const rebuild = await timed('rebuilt', () => demandRollups(stack, 'rebuild', from, to));
  await timed('projected', () => demandRollups(stack, 'project', from, to));
  await timed('imported', () => importYear(stack.database));
  await stack.database.query('VACUUM (ANALYZE)');
  const verify = await timed('verified', () => demandRollups(stack, 'verify', from, to));
  const storage = await measureStorage(stack.database);
  return {
    url: `http://127.0.0.1:${stack.backends[0]!.port}`,
    events,
    storage,
    rebuild: events / rebuild.seconds,
    verify: events / verify.seconds,
  };
}

async function timed<Result>(
  what: string,
  work: () => Promise<Result>,
): Promise<{ result: Result; seconds: number }> {
  const begun = performance.now();
  const result = await work();
  const seconds = (performance.now() - begun) / 1000;
  console.log(`  ${what} in ${seconds.toFixed(1)} s`);
  return { result, seconds };
}

/** Runs the product's rollups command. @throws Error if it fails or finds drift */
async function demandRollups(stack: Stack, command: RollupsCommand, from: string, to: string): Promise<void> {
  const { code, output } = await runRollups(stack, command, from, to);
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${output.slice(-500)}`);
}

void runProgram(main);
