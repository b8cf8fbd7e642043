/**
 * Batches by back-pressure: while one batch is being committed the next one gathers, and each caller waits
 * for the commit of its own item. A quiet system commits at once, a busy one batches by itself; there is no
 * timer and so no latency when nothing waits.
 */
export class GroupCommit<Item, Result = void> {
  private waiting: { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = [];
  private committing = false;
  private idle: (() => void)[] = [];

  /**
   * @param commit makes a batch durable, in order of arrival; its rejection reaches every caller of the batch
   * @param limits items in one batch, and items that may wait before callers are turned away
   */
  constructor(
    private readonly commit: (items: Item[]) => Promise<Result>,
    private readonly limits: { batch: number; waiting: number },
  ) {}

  /**
   * Resolves when the batch with this item is durable.
   *
   * @throws GroupCommitFull at once when too many items wait already; else what `commit` throws
   */
  add(item: Item): Promise<Result> {
    if (this.waiting.length >= this.limits.waiting) return Promise.reject(new GroupCommitFull());
    const added = new Promise<Result>((resolve, reject) => this.waiting.push({ item, resolve, reject }));
    if (!this.committing) void this.run();
    return added;
  }

  /** Resolves when nothing waits and nothing is being committed. */
  drained(): Promise<void> {
    if (!this.committing) return Promise.resolve();
    return new Promise((resolve) => this.idle.push(resolve));
  }

  private async run(): Promise<void> {
    this.committing = true;
    // Lets what arrived in this same turn of the event loop join the first batch.
    await new Promise(setImmediate);
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, this.limits.batch);
      try {
        const result = await this.commit(batch.map((entry) => entry.item));
        for (const entry of batch) entry.resolve(result);
      } catch (error) {
        for (const entry of batch) entry.reject(error);
      }
    }
    this.committing = false;
    for (const resolve of this.idle.splice(0)) resolve();
  }
}

/** More items wait than the limit allows: the caller should come back later. */
export class GroupCommitFull extends Error {
  constructor() {
    super('Too many items wait to be committed');
  }
}
