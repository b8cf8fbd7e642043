/** The ids of one scenario that were answered with 202, and when. */
export class Ledger {
  private readonly answers = new Map<string, number>();

  /** @param tag what the ids of this scenario carry */
  constructor(readonly tag: string) {}

  get size(): number {
    return this.answers.size;
  }

  add(id: string): void {
    if (!this.answers.has(id)) this.answers.set(id, Date.now());
  }

  has(id: string): boolean {
    return this.answers.has(id);
  }

  ids(): Iterable<string> {
    return this.answers.keys();
  }

  /** Every id answered before a moment. Milliseconds since 1970. */
  idsBefore(moment: number): string[] {
    return [...this.answers].flatMap(([id, answeredAt]) => (answeredAt < moment ? [id] : []));
  }

  /** The first id answered at or after a moment. Milliseconds since 1970. */
  firstSince(moment: number): string | undefined {
    for (const [id, answeredAt] of this.answers) if (answeredAt >= moment) return id;
    return undefined;
  }

  /** How many were answered between two moments. */
  countBetween(from: number, to: number): number {
    let count = 0;
    for (const answeredAt of this.answers.values()) if (answeredAt >= from && answeredAt < to) count++;
    return count;
  }
}
