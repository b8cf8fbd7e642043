/**
 * Group commit: while one batch is being committed, the next one collects items, and each caller waits for the commit
 * of its own item. An idle system commits at once; a busy one forms larger batches.
 */
export class GroupCommit<Item, Result = void> {
  private waiting: { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = [];
  private committing = false;
  private idle: (() => void)[] = [];
  /** Number of items for which the next batch waits. */
  private wanted = 0;
  private onEnough: (() => void) | undefined;

  /**
   * @param commit makes a batch durable, in order of arrival; when it rejects, so does every caller of the batch
   * @param limits.batch maximum number of items in a batch
   * @param limits.waiting maximum number of waiting items; further callers are rejected
   * @param limits.gather milliseconds that a batch waits at the most when some items arrived during the previous commit,
   *   or until it is full: larger batches in exchange for latency under load. Default: 0
   * @param limits.callersReturn whether callers add their next item when the previous one is committed, like clients with
   *   one request at a time. Then a batch waits for as many items as there were callers before
   */
  constructor(
    private readonly commit: (items: Item[]) => Promise<Result>,
    private readonly limits: { batch: number; waiting: number; gather?: number; callersReturn?: boolean },
  ) {}

  /**
   * Resolves when the batch with this item is durable.
   *
   * @throws GroupCommitFull immediately when too many items are waiting; otherwise what `commit` throws
   */
  add(item: Item): Promise<Result> {
    if (this.waiting.length >= this.limits.waiting) return Promise.reject(new GroupCommitFull());
    const added = new Promise<Result>((resolve, reject) => this.waiting.push({ item, resolve, reject }));
    if (this.waiting.length >= this.wanted) this.onEnough?.();
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
      await this.gather(batch.length);
    }
    this.committing = false;
    for (const resolve of this.idle.splice(0)) resolve();
  }

  private async gather(committed: number): Promise<void> {
    const { batch, gather, callersReturn } = this.limits;
    const callers = this.waiting.length + (callersReturn ? committed : 0);
    this.wanted = callersReturn ? Math.min(batch, callers) : batch;
    const isUnderLoad = callersReturn ? callers > 1 : callers > 0;
    if (!gather || !isUnderLoad || this.waiting.length >= this.wanted) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.onEnough = resolve;
      timer = setTimeout(resolve, gather);
    });
    clearTimeout(timer);
    this.onEnough = undefined;
  }
}

/** Too many items are waiting; the caller should retry later. */
export class GroupCommitFull extends Error {
  constructor() {
    super('Too many items wait to be committed');
  }
}
