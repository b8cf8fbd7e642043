/**
 * Batches by back-pressure: while one batch is being committed the next one gathers, and each caller waits
 * for the commit of its own item. A quiet system commits at once, a busy one batches by itself.
 */
export class GroupCommit<Item, Result = void> {
  private waiting: { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = [];
  private committing = false;
  private idle: (() => void)[] = [];
  private onFull: (() => void) | undefined;

  /**
   * @param commit makes a batch durable, in order of arrival; its rejection reaches every caller of the batch
   * @param limits.batch items in one batch
   * @param limits.waiting items that may wait before callers are turned away
   * @param limits.gather milliseconds that a batch waits for more items, where some came during the commit before:
   *   larger batches in exchange for latency under load. Default: 0
   */
  constructor(
    private readonly commit: (items: Item[]) => Promise<Result>,
    private readonly limits: { batch: number; waiting: number; gather?: number },
  ) {}

  /**
   * Resolves when the batch with this item is durable.
   *
   * @throws GroupCommitFull at once when too many items wait already; else what `commit` throws
   */
  add(item: Item): Promise<Result> {
    if (this.waiting.length >= this.limits.waiting) return Promise.reject(new GroupCommitFull());
    const added = new Promise<Result>((resolve, reject) => this.waiting.push({ item, resolve, reject }));
    if (this.waiting.length >= this.limits.batch) this.onFull?.();
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
      await this.gather();
    }
    this.committing = false;
    for (const resolve of this.idle.splice(0)) resolve();
  }

  private async gather(): Promise<void> {
    const { batch, gather } = this.limits;
    if (!gather || this.waiting.length === 0 || this.waiting.length >= batch) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.onFull = resolve;
      timer = setTimeout(resolve, gather);
    });
    clearTimeout(timer);
    this.onFull = undefined;
  }
}

/** More items wait than the limit allows: the caller should come back later. */
export class GroupCommitFull extends Error {
  constructor() {
    super('Too many items wait to be committed');
  }
}
