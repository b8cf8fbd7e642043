/** @jest-environment jsdom */
import { openEventStream } from './event-stream';

const SILENCE = 40_000;

/** An EventSource that the test controls. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 0;
  onerror: (() => void) | null = null;

  constructor() {
    super();
    FakeSource.opened.push(this);
  }

  tell(name: string, data = '') {
    this.readyState = 1;
    this.dispatchEvent(new MessageEvent(name, { data }));
  }

  fail(readyState: number) {
    this.readyState = readyState;
    this.onerror?.();
  }

  close() {
    this.readyState = FakeSource.CLOSED;
  }
}

const onState = jest.fn();
const onRefused = jest.fn();
const onSilence = jest.fn();
const onSummary = jest.fn();
let isHidden = false;
let stop: () => void;

const streams = () => FakeSource.opened.length;
const stream = () => FakeSource.opened.at(-1)!;
const states = () => onState.mock.calls.map(([state]) => state);
const show = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};
/** Moves the clock without running timers. */
const sleep = (milliseconds: number) => jest.setSystemTime(Date.now() + milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  FakeSource.opened = [];
  isHidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  Object.assign(globalThis, { EventSource: FakeSource });
  stop = openEventStream({
    url: '/live',
    listeners: { summary: onSummary },
    heartbeat: 'heartbeat',
    longestSilenceMs: SILENCE,
    onState,
    onRefused,
    onSilence,
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('is live after the first event, and passes events to their listeners', () => {
  expect(states()).toEqual(['connecting']);
  stream().tell('summary', '{}');
  expect(states()).toEqual(['connecting', 'live']);
  expect(onSummary).toHaveBeenCalledWith('{}');
});

test('stays open while heartbeats arrive', () => {
  for (let minute = 0; minute < 40; minute++) {
    stream().tell('heartbeat');
    jest.advanceTimersByTime(15_000);
  }
  expect(streams()).toBe(1);
  expect(states()).toEqual(['connecting', 'live']);
});

test('replaces a silent connection, and is live again after the next event', () => {
  stream().tell('summary');
  const first = stream();
  jest.advanceTimersByTime(SILENCE);
  expect(streams()).toBe(1);
  jest.advanceTimersByTime(5_000);
  expect(first.readyState).toBe(FakeSource.CLOSED);
  expect(streams()).toBe(2);
  expect(onSilence).toHaveBeenCalledTimes(1);
  expect(states()).toEqual(['connecting', 'live', 'reconnecting']);
  stream().tell('summary');
  expect(states()).toEqual(['connecting', 'live', 'reconnecting', 'live']);
});

test('ignores events and errors of a replaced connection', () => {
  const first = stream();
  jest.advanceTimersByTime(SILENCE + 5_000);
  first.tell('summary');
  first.fail(FakeSource.CLOSED);
  expect(onSummary).not.toHaveBeenCalled();
  expect(onRefused).not.toHaveBeenCalled();
  expect(states()).toEqual(['connecting', 'reconnecting']);
});

test('retries a connection without a response', () => {
  jest.advanceTimersByTime(2 * (SILENCE + 5_000));
  expect(streams()).toBe(3);
  expect(states()).toEqual(['connecting', 'reconnecting']);
});

test('replaces the connection at the first check after sleep', () => {
  stream().tell('summary');
  sleep(20_000);
  jest.advanceTimersByTime(5_000);
  expect(streams()).toBe(2);
  expect(onSilence).toHaveBeenCalledTimes(1);
});

test('does not mistake the throttled timers of a hidden page for sleep while heartbeats arrive', () => {
  stream().tell('summary');
  show(true);
  for (let minute = 0; minute < 5; minute++) {
    sleep(55_000);
    stream().tell('heartbeat');
    jest.advanceTimersByTime(5_000);
  }
  show(false);
  jest.advanceTimersByTime(5_000);
  expect(streams()).toBe(1);
});

test('replaces the connection at once when the page is shown again after a missed heartbeat', () => {
  stream().tell('summary');
  show(true);
  sleep(21_000);
  show(false);
  expect(streams()).toBe(2);
  jest.advanceTimersByTime(5_000);
  expect(streams()).toBe(2);
});

test('replaces the connection when the network is back', () => {
  stream().tell('summary');
  window.dispatchEvent(new Event('online'));
  expect(streams()).toBe(2);
  expect(states()).toEqual(['connecting', 'live', 'reconnecting']);
});

test('retries a refused connection with exponential backoff, unless the browser retries it', () => {
  stream().fail(0);
  jest.advanceTimersByTime(5_000);
  expect(streams()).toBe(1);
  stream().fail(FakeSource.CLOSED);
  expect(onRefused).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1_000);
  expect(streams()).toBe(2);
  stream().fail(FakeSource.CLOSED);
  jest.advanceTimersByTime(1_999);
  expect(streams()).toBe(2);
  jest.advanceTimersByTime(1);
  expect(streams()).toBe(3);
  expect(states()).toEqual(['connecting', 'reconnecting']);
});

test('does nothing after it is stopped', () => {
  const last = stream();
  stop();
  window.dispatchEvent(new Event('online'));
  show(false);
  jest.advanceTimersByTime(10 * SILENCE);
  expect(last.readyState).toBe(FakeSource.CLOSED);
  last.tell('summary');
  expect(streams()).toBe(1);
  expect(onSummary).not.toHaveBeenCalled();
});
