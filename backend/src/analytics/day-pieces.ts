import type { Span } from '@astaguide/contracts/report-buckets';

/** Days that are added (1) or taken away (-1) for a stretch, the way a statement unnests them. */
export type SignedDays = [of: number[], day: string[], sign: number[]];

/** What stretches of days are added up from. */
export interface DayPieces {
  /** Days until which the sum from their year's first is meant. */
  sums: SignedDays;
  days: SignedDays;
}

const DAY = 86_400_000;

/**
 * What to add up for stretches of whole UTC days: of each year the sum until the stretch's end less that until its
 * beginning, or its days where they are fewer.
 *
 * @param spans the place in the list is the number that a stretch's pieces carry
 * @param closings days ('2026-03-15') until which their year is summed up
 */
export function dayPieces(spans: readonly Span[], closings: readonly string[]): DayPieces {
  const pieces: DayPieces = { sums: [[], [], []], days: [[], [], []] };
  const ofYear = new Map<number, number[]>();
  for (const time of closings.map((day) => Date.parse(day)))
    ofYear.set(yearOf(time), [...(ofYear.get(yearOf(time)) ?? []), time]);
  spans.forEach((span, of) => {
    const addDays = (from: number, to: number, sign: number) => {
      for (let time = from; time < to; time += DAY) push(pieces.days, of, time, sign);
    };
    const addRun = ({ summedUntil, start, end }: Run, sign: number) => {
      if (summedUntil !== undefined) push(pieces.sums, of, summedUntil, sign);
      addDays(start, end, sign);
      addDays(end, start, -sign);
    };
    for (let first = span.start; first < span.end; first = yearAfter(first)) {
      const year = yearOf(first);
      const last = Math.min(yearAfter(first), span.end);
      const days = (last - first) / DAY;
      // Most stretches of a curve are one day, and no sums are fewer pieces than that.
      const runs = days > 1 ? [first, last].map((end) => runOf(year, end, ofYear.get(year))) : [];
      const [before, until] = runs;
      if (before && until && sizeOf(before) + sizeOf(until) < days) {
        addRun(before, -1);
        addRun(until, 1);
      } else addDays(first, last, 1);
    }
  });
  return pieces;
}

/** From the first of a year until a moment: the sum until a day, and the days from there on, or back from there. */
interface Run {
  summedUntil?: number;
  start: number;
  end: number;
}

const sizeOf = ({ summedUntil, start, end }: Run) =>
  Math.abs(end - start) / DAY + (summedUntil === undefined ? 0 : 1);

/** The run of the fewest pieces: from the nearest closing, or else the days. */
function runOf(year: number, end: number, closings: readonly number[] = []): Run {
  const days = { start: year, end };
  let nearest: number | undefined;
  for (const time of closings) {
    if (nearest === undefined || Math.abs(end - DAY - time) < Math.abs(end - DAY - nearest)) nearest = time;
  }
  if (nearest === undefined) return days;
  const run = { summedUntil: nearest, start: nearest + DAY, end };
  return sizeOf(run) < sizeOf(days) ? run : days;
}

function push([ofs, days, signs]: SignedDays, of: number, time: number, sign: number): void {
  ofs.push(of);
  days.push(new Date(time).toISOString().slice(0, 10));
  signs.push(sign);
}

function yearOf(time: number): number {
  return Date.UTC(new Date(time).getUTCFullYear(), 0, 1);
}

/** The first of the next year. */
function yearAfter(time: number): number {
  return Date.UTC(new Date(time).getUTCFullYear() + 1, 0, 1);
}
