import type { Span } from '@astaguide/contracts/report-buckets';
import { QUARTER } from '@astaguide/contracts/time-zone';
import { dayPieces, type DayPieces } from './day-pieces';

/**
 * Quarter-hours within one UTC day each, from one of its 96 until another: the stretch they are added to, and the one
 * they are taken away from. Where one stretch ends and the next begins, both need the same.
 */
export type QuarterPieces = [
  plus: (number | null)[],
  minus: (number | null)[],
  day: string[],
  first: number[],
  until: number[],
];

/** Rollups that together are exactly the figures of stretches of time, the way a statement unnests them. */
export interface FigurePieces extends DayPieces {
  quarters: QuarterPieces;
}

/** A moment at which whole stretches begin or end. */
interface Edge {
  time: number;
  begins: number | null;
  ends: number | null;
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
  const quarters: QuarterPieces = [[], [], [], [], []];
  const edges = new Map<number, Edge[]>();
  const wholeDays = spans.map(({ start, end }, of): Span => {
    const first = nearestDay(start);
    const last = nearestDay(end);
    if (first < last) {
      addEdge(edges, start, 'begins', of);
      addEdge(edges, end, 'ends', of);
      return { start: first, end: last };
    }
    if (start < end) {
      // Less than a day, cut where a UTC day ends.
      const midnight = Math.min(Math.ceil(start / DAY) * DAY, end);
      addQuarters(quarters, start, midnight, { plus: of, minus: null });
      addQuarters(quarters, midnight, end, { plus: of, minus: null });
    }
    return { start: first, end: first };
  });
  for (const { time, begins, ends } of [...edges.values()].flat()) {
    const midnight = nearestDay(time);
    if (midnight < time) addQuarters(quarters, midnight, time, { plus: ends, minus: begins });
    else addQuarters(quarters, time, midnight, { plus: begins, minus: ends });
  }
  return { ...dayPieces(wholeDays, closings), quarters };
}

function addEdge(edges: Map<number, Edge[]>, time: number, side: 'begins' | 'ends', of: number): void {
  const known = edges.get(time) ?? [];
  const open = known.find((edge) => edge[side] === null);
  if (open) open[side] = of;
  else edges.set(time, [...known, { time, begins: null, ends: null, [side]: of }]);
}

function addQuarters(
  [pluses, minuses, days, firsts, untils]: QuarterPieces,
  start: number,
  end: number,
  { plus, minus }: { plus: number | null; minus: number | null },
): void {
  if (start === end) return;
  const midnight = Math.floor(start / DAY) * DAY;
  pluses.push(plus);
  minuses.push(minus);
  days.push(new Date(midnight).toISOString().slice(0, 10));
  firsts.push((start - midnight) / QUARTER);
  untils.push((end - midnight) / QUARTER);
}

/** The UTC midnight that is nearest: what lies between is read by the quarter. */
function nearestDay(time: number): number {
  return Math.round(time / DAY) * DAY;
}
