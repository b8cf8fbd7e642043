import type { Span } from '@astaguide/contracts/report-buckets';

/** Days that are added (1) or taken away (-1) for a stretch, the way a statement unnests them. */
export type SignedDays = [of: number[], day: string[], sign: number[]];

/** What stretches of days are added up from. */
export interface DayPieces {
  /** Days until which the sum from their month's first is meant. */
  sums: SignedDays;
  days: SignedDays;
}

const DAY = 86_400_000;

/**
 * What to add up for stretches of whole UTC days: of each month the sum until the stretch's end less that until its
 * beginning, or its days where they are fewer.
 *
 * @param spans the place in the list is the number that a stretch's pieces carry
 * @param summed days ('2026-03-15') until which their month is summed up
 */
export function dayPieces(spans: readonly Span[], summed: readonly string[]): DayPieces {
  const pieces: DayPieces = { sums: [[], [], []], days: [[], [], []] };
  const summedOf = new Map<number, number[]>();
  for (const time of summed.map((day) => Date.parse(day)))
    summedOf.set(monthOf(time), [...(summedOf.get(monthOf(time)) ?? []), time]);
  spans.forEach((span, of) => {
    const addDays = (from: number, to: number, sign: number) => {
      for (let time = from; time < to; time += DAY) push(pieces.days, of, time, sign);
    };
    const addRun = ({ summedUntil, start, end }: Run, sign: number) => {
      if (summedUntil !== undefined) push(pieces.sums, of, summedUntil, sign);
      addDays(start, end, sign);
      addDays(end, start, -sign);
    };
    for (let first = span.start; first < span.end; first = monthAfter(first)) {
      const month = monthOf(first);
      const last = Math.min(monthAfter(first), span.end);
      const before = runOf(month, first, summedOf.get(month));
      const until = runOf(month, last, summedOf.get(month));
      if (sizeOf(before) + sizeOf(until) >= (last - first) / DAY) addDays(first, last, 1);
      else {
        addRun(before, -1);
        addRun(until, 1);
      }
    }
  });
  return pieces;
}

/** From the first of a month until a moment: the sum until a day, and the days from there on, or back from there. */
interface Run {
  summedUntil?: number;
  start: number;
  end: number;
}

const sizeOf = ({ summedUntil, start, end }: Run) =>
  Math.abs(end - start) / DAY + (summedUntil === undefined ? 0 : 1);

/** The run of the fewest pieces. */
function runOf(month: number, end: number, summed: readonly number[] = []): Run {
  let best: Run = { start: month, end };
  for (const summedUntil of summed) {
    const run = { summedUntil, start: summedUntil + DAY, end };
    if (sizeOf(run) < sizeOf(best)) best = run;
  }
  return best;
}

function push([ofs, days, signs]: SignedDays, of: number, time: number, sign: number): void {
  ofs.push(of);
  days.push(new Date(time).toISOString().slice(0, 10));
  signs.push(sign);
}

function monthOf(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

/** The first of the next month. */
function monthAfter(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}
