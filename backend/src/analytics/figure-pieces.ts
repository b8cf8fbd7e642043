import type { Span } from '@astaguide/contracts/report-buckets';
import { dayPieces, type DayPieces } from './day-pieces';

/** Rollups that together are exactly the figures of stretches of time, the way a statement unnests them. */
export interface FigurePieces extends DayPieces {
  /** Quarter-hours within one UTC day each: those to add, and those that a day has too many. */
  quarters: [of: number[], day: string[], start: string[], end: string[], sign: number[]];
}

const DAY = 86_400_000;

/**
 * What to add up for stretches of time: at most 48 quarter-hours at either edge, and between them whole UTC days. So
 * 400 days cost little more than 40, in any zone.
 *
 * @param spans the place in the list is the number that a stretch's pieces carry
 * @param closings as `dayPieces` takes them
 */
export function figurePieces(spans: readonly Span[], closings: readonly string[]): FigurePieces {
  const quarters: FigurePieces['quarters'] = [[], [], [], [], []];
  const addQuarters = (of: number, start: number, end: number, sign: 1 | -1) => {
    if (start === end) return;
    const first = new Date(start).toISOString();
    const row = [of, first.slice(0, 10), first, new Date(end).toISOString(), sign];
    row.forEach((value, column) => (quarters[column] as (string | number)[]).push(value));
  };
  /** From one moment to another of a UTC day: to add when it goes forward, to take away when it goes back. */
  const addEdge = (of: number, from: number, to: number) =>
    from < to ? addQuarters(of, from, to, 1) : addQuarters(of, to, from, -1);

  const wholeDays = spans.map(({ start, end }, of): Span => {
    const first = nearestDay(start);
    const last = nearestDay(end);
    if (first < last) {
      addEdge(of, start, first);
      addEdge(of, last, end);
      return { start: first, end: last };
    }
    if (start < end) {
      // Less than a day, cut where a UTC day ends.
      const midnight = Math.min(Math.ceil(start / DAY) * DAY, end);
      addQuarters(of, start, midnight, 1);
      addQuarters(of, midnight, end, 1);
    }
    return { start: first, end: first };
  });
  return { ...dayPieces(wholeDays, closings), quarters };
}

/** The UTC midnight that is nearest: what lies between is read by the quarter. */
function nearestDay(time: number): number {
  return Math.round(time / DAY) * DAY;
}
