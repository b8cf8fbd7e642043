import type { Span } from '@astaguide/contracts/analytics/report/report-buckets';
import type { SqlParameters } from './statement';

/** SQL for an array of timestamps, passed as a parameter. */
export const momentsOf = (times: readonly number[], parameters: SqlParameters) =>
  `${parameters.add(times.map(isoMoment))}::timestamptz[]`;

const isoMoment = (time: number) => new Date(time).toISOString();

/** SQL condition for rows `e` within a chunk's consecutive days, without bot traffic. */
export function isOfChunk(days: readonly Span[], parameters: SqlParameters): string {
  const [first, last] = [days[0]!.start, days.at(-1)!.end].map((time) => parameters.add(isoMoment(time)));
  return `e.occurred_at >= ${first}::timestamptz AND e.occurred_at < ${last}::timestamptz AND e.bot_reasons IS NULL`;
}

/**
 * SQL for a chunk's days as a table `days` with their place from 1 on, and the condition for rows `e` of a day, without
 * bot traffic. The chunk's bounds are constants, so that the planner prunes other partitions.
 */
export function daysTable(days: readonly Span[], parameters: SqlParameters) {
  const starts = momentsOf(
    days.map(({ start }) => start),
    parameters,
  );
  const untils = momentsOf(
    days.map(({ end }) => end),
    parameters,
  );
  return {
    days: `unnest(${starts}, ${untils}) WITH ORDINALITY AS days(start, until, place)`,
    isOfDay: `e.occurred_at >= days.start AND e.occurred_at < days.until AND ${isOfChunk(days, parameters)}`,
  };
}
