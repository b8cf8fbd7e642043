/**
 * Group commit: while one batch is being committed, the next one collects items, and each caller waits for the commit
 * of its own item. An idle system commits at once; a busy one forms larger batches.
 */
export class GroupCommit<Item, Result = void> {
  private waiting: { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = [];
  private committing = false;
  private idle: (() => void)[] = [];
  private onFull: (() => void) | undefined;

  /**
   * @param commit makes a batch durable, in order of arrival; when it rejects, so does every caller of the batch
   * @param limits.batch maximum number of items in a batch
   * @param limits.waiting maximum number of waiting items; further callers are rejected
   * @param limits.gather milliseconds that a batch waits for more items when some arrived during the previous commit:
   *   larger batches in exchange for latency under load. Default: 0
   */
  constructor(
    private readonly commit: (items: Item[]) => Promise<Result>,
    private readonly limits: { batch: number; waiting: number; gather?: number },
  ) {}

  /**
   * Resolves when the batch with this item is durable.
   *
   * @throws GroupCommitFull immediately when too many items are waiting; otherwise what `commit` throws
   */
  add(item: Item): Promise<Result> {
    if (this.waiting.length >= this.limits.waiting) return Promise.reject(new GroupCommitFull());
    const added = new Promise<Result>((resolve, reject) => this.waiting.push({ item, resolve, reject }));
    if (this.waiting.length >= this.limits.batch) this.onFull?.();
    if (!this.committing) void this.run();
    return added;
  }

  /** Resolves when no item is waiting and no commit is running. */
  drained(): Promise<void> {
    if (!this.committing) return Promise.resolve();
    return new Promise((resolve) => this.idle.push(resolve));
  }

  private async run(): Promise<void> {
    this.committing = true;
    // Lets items of the same turn of the event loop join the first batch.
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

/** Too many items are waiting; the caller should retry later. */
export class GroupCommitFull extends Error {
  constructor() {
    super('Too many items wait to be committed');
  }
}
