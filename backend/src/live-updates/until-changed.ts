import type { ContentChanges } from './content-changes';

/** A value that is read when it is first needed, and again after each change of content. */
export class UntilChanged<Value> {
  private current: Promise<Value> | undefined;

  constructor(
    changes: ContentChanges,
    private readonly read: () => Promise<Value>,
  ) {
    changes.all.subscribe(() => (this.current = undefined));
  }

  get(): Promise<Value> {
    if (this.current) return this.current;
    const reading = this.read();
    this.current = reading;
    // The next caller tries again. By then, a change may have begun another reading.
    reading.catch(() => {
      if (this.current === reading) this.current = undefined;
    });
    return reading;
  }
}
