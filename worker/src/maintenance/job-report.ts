import type { RunResult } from '@astaguide/contracts/operations/maintenance-run';

/** Maximum number of notes in a result. */
const MAX_NOTES = 100;

/** The report of a run so far: counts by name, and notes. */
export class JobReport {
  readonly notes: string[];
  private readonly metrics: Record<string, number>;

  /** @param before the report of earlier steps of the same run */
  constructor(before: RunResult | null) {
    this.notes = [...(before?.notes ?? [])];
    this.metrics = { ...before?.metrics };
  }

  add(metric: string, amount: number): void {
    this.metrics[metric] = this.of(metric) + amount;
  }

  of(metric: string): number {
    return this.metrics[metric] ?? 0;
  }

  /** Adds a note, once. */
  note(text: string): void {
    if (this.notes.length < MAX_NOTES && !this.notes.includes(text)) this.notes.push(text);
  }

  result(summary: string): RunResult {
    return { summary, notes: [...this.notes], metrics: { ...this.metrics } };
  }
}

/** 'row', 2 → '2 rows'. */
export function plural(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
