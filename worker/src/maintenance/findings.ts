import type { RunResult } from '@astaguide/contracts/operations/maintenance-run';

/** Lines of their own that a result carries at the most. */
const MOST_NOTES = 100;

/** What a run has found so far: figures that add up, and lines of their own. */
export class Findings {
  readonly notes: string[];
  private readonly figures: Record<string, number>;

  /** @param before what earlier steps of the same run had found */
  constructor(before: RunResult | null) {
    this.notes = [...(before?.notes ?? [])];
    this.figures = { ...before?.figures };
  }

  add(figure: string, amount: number): void {
    this.figures[figure] = this.of(figure) + amount;
  }

  of(figure: string): number {
    return this.figures[figure] ?? 0;
  }

  /** Adds a line, once. */
  note(text: string): void {
    if (this.notes.length < MOST_NOTES && !this.notes.includes(text)) this.notes.push(text);
  }

  result(summary: string): RunResult {
    return { summary, notes: [...this.notes], figures: { ...this.figures } };
  }
}

/** 'row', 2 → '2 rows'. */
export function plural(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
