import type { Clock } from './clock';

/** A clock that the test advances, with random numbers that the test provides. */
export class TestClock implements Clock {
  private time = 0;
  private waiting: { due: number; then: () => void }[] = [];

  constructor(
    private readonly begin: Date = new Date(2026, 2, 9, 12),
    private readonly dice: () => number = () => 0,
  ) {}

  now(): Date {
    return new Date(this.begin.getTime() + this.time);
  }

  random(): number {
    return this.dice();
  }

  after(milliseconds: number, then: () => void): () => void {
    const entry = { due: this.time + milliseconds, then };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== entry);
    };
  }

  /** Advances the clock; timers that are due run in order. */
  advance(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.waiting.toSorted((one, other) => one.due - other.due)[0];
      if (!next || next.due > end) break;
      this.waiting = this.waiting.filter((entry) => entry !== next);
      this.time = next.due;
      next.then();
    }
    this.time = end;
  }
}
