import { watchDisk } from './data-folder';

let percent: number | undefined;
let printed: string[];
let stop: () => void;
const terminal = {
  warn: (text: string) => printed.push(`! ${text}`),
  line: (text: string) => printed.push(text),
};
const read = () => {
  if (percent === undefined) throw new Error('no such folder');
  return { usedBytes: percent * 1_000_000_000, totalBytes: 100_000_000_000 };
};

beforeEach(() => {
  jest.useFakeTimers();
  printed = [];
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** The messages at the start and at each later check. */
function watch(...percents: (number | undefined)[]): string[] {
  percent = percents[0];
  stop = watchDisk(read, terminal);
  for (percent of percents.slice(1)) jest.advanceTimersByTime(10_000);
  return printed;
}

test('a disk with room is not spoken of', () => {
  expect(watch(10, 89, undefined, 50)).toEqual([]);
});

test('warns once when a disk fills up, and says once when there is space again', () => {
  expect(watch(89, 92, 95, 100, undefined, 91, 80, 70)).toEqual([
    '! Disk 92% full: 8.0 GB left: make room before it is full',
    '  · Disk 80% full: 20 GB left: enough again',
  ]);
});

test('warns of a disk that is nearly full at the start, and each time it fills up later', () => {
  expect(watch(90, 50, 90)).toHaveLength(3);
});
