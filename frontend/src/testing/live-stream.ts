import { act } from '@testing-library/react';

/** What the browser's EventSource does, led by the test. */
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

/** How many streams were opened since the test began, and are open now. */
export function countStreams(): { opened: number; open: number } {
  const { opened, CLOSED } = FakeSource;
  return { opened: opened.length, open: opened.filter(({ readyState }) => readyState !== CLOSED).length };
}

/** Stands in for the server's live stream. @returns tells an event of the stream to whoever listens */
export function liveStream(): (name: string, data?: unknown) => void {
  FakeSource.opened = [];
  Object.assign(globalThis, { EventSource: FakeSource });
  return (name, data = '') => {
    const newest = FakeSource.opened.at(-1);
    if (!newest) throw new Error('Nobody has opened the stream');
    act(() => void newest.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) })));
  };
}
