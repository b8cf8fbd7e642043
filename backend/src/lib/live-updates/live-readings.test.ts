import { Subject, type Subscription } from 'rxjs';
import { liveReadings } from './live-readings';

let notices: Subject<void>;
let following: Subscription | undefined;
let received: unknown[];
let takes: number;
let failing: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  notices = new Subject();
  received = [];
  takes = 0;
  failing = false;
});

afterEach(() => {
  following?.unsubscribe();
  jest.useRealTimers();
});

const onError = jest.fn();
const follow = () => {
  let reading = 0;
  const read = async () => {
    const number = ++reading;
    await new Promise((resolve) => setTimeout(resolve, takes));
    if (failing) throw new Error('away');
    return { number };
  };
  following = liveReadings({ type: 'metrics', notices, read, pause: 1000, onError }).subscribe(({ data }) =>
    received.push((data as { number: number }).number),
  );
};

test('what is there is read at the start, and again after a notice', async () => {
  follow();
  await jest.advanceTimersByTimeAsync(1);
  expect(received).toEqual([1]);
  await jest.advanceTimersByTimeAsync(5000);
  expect(received).toEqual([1]);
  notices.next();
  await jest.advanceTimersByTimeAsync(1);
  expect(received).toEqual([1, 2]);
});

test('notices within the pause are followed by one reading after it', async () => {
  follow();
  await jest.advanceTimersByTimeAsync(100);
  for (let count = 0; count < 5; count++) notices.next();
  await jest.advanceTimersByTimeAsync(800);
  expect(received).toEqual([1]);
  await jest.advanceTimersByTimeAsync(200);
  expect(received).toEqual([1, 2]);
});

test('a reading that takes long rests for ten times as long', async () => {
  takes = 500;
  follow();
  await jest.advanceTimersByTimeAsync(600);
  notices.next();
  await jest.advanceTimersByTimeAsync(4500);
  expect(received).toEqual([1]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(received).toEqual([1, 2]);
});

test('logs a failed reading, and reads again', async () => {
  failing = true;
  follow();
  await jest.advanceTimersByTimeAsync(1);
  expect([received, onError.mock.calls.length]).toEqual([[], 1]);
  failing = false;
  await jest.advanceTimersByTimeAsync(1000);
  notices.next();
  await jest.advanceTimersByTimeAsync(1);
  expect(received).toEqual([2]);
});
