import { printVerdicts } from '../throughput/print-results';
import { decimal, layOut, whole } from '../throughput/table';
import { atLeast, below } from '../throughput/verdict';
import type { TableSize } from './storage';
import type { CallTimes } from './time-calls';

/** The measurements of one history. */
export interface HistoryResult {
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
export function printHistory(small: HistoryResult, large: HistoryResult, bare: number): boolean {
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
