import type { Segments } from './report-segments';

/** Segments of several stretches of time as columns, the way a statement unnests them. */
export interface FigurePieces {
  months: [of: number[], month: string[]];
  days: [of: number[], day: string[], sign: number[]];
  quarters: [of: number[], day: string[], start: string[], end: string[], sign: number[]];
}

/** @param segments of each stretch; its place in the list is the number that its pieces carry */
export function piecesOf(segments: readonly Segments[]): FigurePieces {
  const pieces: FigurePieces = { months: [[], []], days: [[], [], []], quarters: [[], [], [], [], []] };
  segments.forEach(({ months, days, quarters }, of) => {
    for (const month of months) push(pieces.months, of, month);
    for (const { day, sign } of days) push(pieces.days, of, day, sign);
    for (const { start, end, sign } of quarters) {
      const first = new Date(start).toISOString();
      push(pieces.quarters, of, first.slice(0, 10), first, new Date(end).toISOString(), sign);
    }
  });
  return pieces;
}

function push(columns: readonly (string | number)[][], ...row: (string | number)[]): void {
  row.forEach((value, column) => columns[column]!.push(value));
}
