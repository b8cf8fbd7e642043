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

test('it is live from the first event on, and hands on what it listens to', () => {
  expect(states()).toEqual(['connecting']);
  stream().tell('summary', '{}');
  expect(states()).toEqual(['connecting', 'live']);
  expect(onSummary).toHaveBeenCalledWith('{}');
});

test('heartbeats keep it, however little happens', () => {
  for (let minute = 0; minute < 40; minute++) {
    stream().tell('heartbeat');
    jest.advanceTimersByTime(15_000);
  }
  expect(streams()).toBe(1);
  expect(states()).toEqual(['connecting', 'live']);
});

test('a stream that falls silent is closed and reopened, and is live with the next event', () => {
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

test('what a replaced stream still says changes nothing', () => {
  const first = stream();
  jest.advanceTimersByTime(SILENCE + 5_000);
  first.tell('summary');
  first.fail(FakeSource.CLOSED);
  expect(onSummary).not.toHaveBeenCalled();
  expect(onRefused).not.toHaveBeenCalled();
  expect(states()).toEqual(['connecting', 'reconnecting']);
});

test('a connection that is never answered is tried again', () => {
  jest.advanceTimersByTime(2 * (SILENCE + 5_000));
  expect(streams()).toBe(3);
  expect(states()).toEqual(['connecting', 'reconnecting']);
});

test('after sleep it is reopened with the first check', () => {
  stream().tell('summary');
  sleep(20_000);
  jest.advanceTimersByTime(5_000);
  expect(streams()).toBe(2);
  expect(onSilence).toHaveBeenCalledTimes(1);
});

test('the slow timers of a hidden page are no sleep while heartbeats come', () => {
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

test('a page that is shown again after a heartbeat was missed reopens it at once', () => {
  stream().tell('summary');
  show(true);
  sleep(21_000);
  show(false);
  expect(streams()).toBe(2);
  jest.advanceTimersByTime(5_000);
  expect(streams()).toBe(2);
});

test('a network that is back is not trusted to have kept the connection', () => {
  stream().tell('summary');
  window.dispatchEvent(new Event('online'));
  expect(streams()).toBe(2);
  expect(states()).toEqual(['connecting', 'live', 'reconnecting']);
});

test('a refusal is tried again after doubling waits; what the browser retries is left to it', () => {
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

test('once stopped it does nothing more', () => {
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
