import { act } from '@testing-library/react';

/** An EventSource that the test controls. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 1;
  onerror: (() => void) | null = null;

  constructor() {
    super();
    FakeSource.opened.push(this);
  }

  close() {
    this.readyState = FakeSource.CLOSED;
  }
}

/** The number of streams opened since the test began, and currently open. */
export function countStreams(): { opened: number; open: number } {
  const { opened, CLOSED } = FakeSource;
  return { opened: opened.length, open: opened.filter(({ readyState }) => readyState !== CLOSED).length };
}

/** Mocks the server's live stream. @returns emits an event to all listeners */
export function liveStream(): (name: string, data?: unknown) => void {
  FakeSource.opened = [];
  Object.assign(globalThis, { EventSource: FakeSource });
  return (name, data = '') => {
    const newest = FakeSource.opened.at(-1);
    if (!newest) throw new Error('Nobody has opened the stream');
    act(() => void newest.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) })));
  };
}
