/** The event ids of a scenario that were answered with 202, and when. */
export class Ledger {
  private readonly answers = new Map<string, number>();

  /** @param tag marks the ids of this scenario */
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

  /** Ids answered before a moment (milliseconds since the epoch). */
  idsBefore(moment: number): string[] {
    return [...this.answers].flatMap(([id, answeredAt]) => (answeredAt < moment ? [id] : []));
  }

  /** The first id answered at or after a moment (milliseconds since the epoch). */
  firstSince(moment: number): string | undefined {
    for (const [id, answeredAt] of this.answers) if (answeredAt >= moment) return id;
    return undefined;
  }

  /** Number of ids answered between two moments. */
  countBetween(from: number, to: number): number {
    let count = 0;
    for (const answeredAt of this.answers.values()) if (answeredAt >= from && answeredAt < to) count++;
    return count;
  }
}
