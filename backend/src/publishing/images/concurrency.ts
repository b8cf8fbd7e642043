/** Limits concurrency; further tasks wait in order. */
export class Concurrency {
  private readonly waiting: (() => void)[] = [];

  /** @param free works that may run at once */
  constructor(private free: number) {}

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free++;
    }
  }
}
