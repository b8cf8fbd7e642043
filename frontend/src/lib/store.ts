/** A value outside React, for `useSyncExternalStore`. */
export interface Store<Value> {
  get: () => Value;
  set: (next: Value) => void;
  /** @returns unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

/** @param initial called at the first read, because the server has no storage to read from */
export function createStore<Value>(initial: () => Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value: Value | undefined;
  return {
    get: () => (value ??= initial()),
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
