import { LRUCache } from 'lru-cache';
import type { ContentChanges } from './content-changes';

/** Maximum number of values that a lookup keeps in memory. */
const MAX_VALUES = 2000;

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

/** Values by key, each loaded at its first use, and again after a change of content. */
export class LookupUntilChanged<Value extends object> {
  private values = this.noValues();

  /** @param find the value of a key; undefined, which is not kept, for none */
  constructor(
    changes: ContentChanges,
    private readonly find: (key: string) => Promise<Value | undefined>,
  ) {
    changes.all.subscribe(() => (this.values = this.noValues()));
  }

  get(key: string): Promise<Value | undefined> {
    return this.values.fetch(key);
  }

  private noValues() {
    return new LRUCache<string, Value>({ max: MAX_VALUES, fetchMethod: this.find, ignoreFetchAbort: true });
  }
}
