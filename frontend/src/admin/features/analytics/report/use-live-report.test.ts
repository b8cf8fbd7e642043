import { repeatAtMost } from './use-live-report';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A task that counts its runs. @param takes milliseconds per run */
function countedTask(takes: number) {
  const count = { begun: 0, atOnce: 0, mostAtOnce: 0 };
  const task = async () => {
    count.begun++;
    count.mostAtOnce = Math.max(count.mostAtOnce, ++count.atOnce);
    await new Promise((resolve) => setTimeout(resolve, takes));
    count.atOnce--;
  };
  return { count, task };
}

test('runs at once, and combines all calls during the pause into one more run', async () => {
  const { count, task } = countedTask(10);
  const { ask } = repeatAtMost(task, 1000);
  ask();
  expect(count.begun).toBe(1);
  for (let n = 0; n < 9; n++) {
    await jest.advanceTimersByTimeAsync(100);
    ask();
  }
  expect(count.begun).toBe(1);
  await jest.advanceTimersByTimeAsync(100);
  expect(count.begun).toBe(2);
  await jest.advanceTimersByTimeAsync(5000);
  expect(count.begun).toBe(2);
  ask();
  expect(count.begun).toBe(3);
});

test('waits for a run that takes longer than the pause', async () => {
  const { count, task } = countedTask(2500);
  const { ask } = repeatAtMost(task, 1000);
  ask();
  await jest.advanceTimersByTimeAsync(1500);
  ask();
  expect(count.begun).toBe(1);
  await jest.advanceTimersByTimeAsync(1000);
  expect([count.begun, count.mostAtOnce]).toEqual([2, 1]);
});

test('runs nothing after it is stopped', async () => {
  const { count, task } = countedTask(10);
  const { ask, stop } = repeatAtMost(task, 1000);
  ask();
  ask();
  stop();
  await jest.advanceTimersByTimeAsync(5000);
  ask();
  expect(count.begun).toBe(1);
});
