import type { Span } from '@astaguide/contracts/report-buckets';

/** Days that are added (1) or taken away (-1) for a stretch, the way a statement unnests them. */
export type SignedDays = [of: number[], day: string[], sign: number[]];

/** What stretches of days are added up from. */
export interface DerivedPieces {
  /** Days until which the sum from their month's first is meant. */
  sums: SignedDays;
  days: SignedDays;
}

const DAY = 86_400_000;
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * What to add up for stretches of whole UTC days: of each month the sum until the stretch's end less that until its
 * beginning, or its days where they are fewer.
 *
 * @param spans the place in the list is the number that a stretch's pieces carry
 * @param summed days ('2026-03-15') until which their month is summed up
 */
export function derivedPieces(spans: readonly Span[], summed: ReadonlySet<string>): DerivedPieces {
  const pieces: DerivedPieces = { sums: [[], [], []], days: [[], [], []] };
  spans.forEach(({ start, end }, of) => {
    for (let first = start; first < end; first = monthAfter(first)) {
      const last = Math.min(monthAfter(first), end);
      const plain = daysBetween(first, last, 1);
      const bySums = [...sumUntil(first, last, 1, summed), ...sumUntil(first, first, -1, summed)];
      for (const piece of bySums.length < plain.length ? bySums : plain) {
        const [ofs, days, signs] = piece.isSum ? pieces.sums : pieces.days;
        ofs.push(of);
        days.push(piece.day);
        signs.push(piece.sign);
      }
    }
  });
  return pieces;
}

type Sign = 1 | -1;

interface Piece {
  day: string;
  sign: Sign;
  isSum: boolean;
}

/** What makes up all from the first of a month, in which `time` lies, until an end: days, from the nearest sum on. */
function sumUntil(time: number, end: number, sign: Sign, summed: ReadonlySet<string>): Piece[] {
  const month = monthOf(time);
  let nearest = daysBetween(month, end, sign);
  for (let next = month + DAY; next <= monthAfter(month); next += DAY) {
    const day = dayAt(next - DAY);
    if (!summed.has(day) || 1 + Math.abs(end - next) / DAY >= nearest.length) continue;
    const rest = next < end ? daysBetween(next, end, sign) : daysBetween(end, next, sign === 1 ? -1 : 1);
    nearest = [{ day, sign, isSum: true }, ...rest];
  }
  return nearest;
}

function daysBetween(start: number, end: number, sign: Sign): Piece[] {
  const days: Piece[] = [];
  for (let time = start; time < end; time += DAY) days.push({ day: dayAt(time), sign, isSum: false });
  return days;
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
