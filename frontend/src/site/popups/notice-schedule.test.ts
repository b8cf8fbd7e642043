import { NoticeSchedule, type ShownNotice } from './notice-schedule';

function start(random = 0, next?: () => string | undefined) {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  let count = 0;
  let shown: ShownNotice<string> | undefined;
  const schedule = new NoticeSchedule(next ?? (() => `notice ${++count}`), (now) => (shown = now));
  schedule.start();
  return { schedule, shown: () => shown };
}

describe('notices in the corner', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('begin 10 s after the start', () => {
    const { shown } = start();
    jest.advanceTimersByTime(9_999);
    expect(shown()).toBeUndefined();
    jest.advanceTimersByTime(1);
    expect(shown()).toEqual({ notice: 'notice 1', leaving: false });
  });

  it('are there for 6 s, then fade over 300 ms', () => {
    const { shown } = start();
    jest.advanceTimersByTime(15_999);
    expect(shown()?.leaving).toBe(false);
    jest.advanceTimersByTime(1);
    expect(shown()?.leaving).toBe(true);
    jest.advanceTimersByTime(299);
    expect(shown()).toBeDefined();
    jest.advanceTimersByTime(1);
    expect(shown()).toBeUndefined();
  });

  it.each([
    [0, 25_000],
    [0.5, 30_000],
    [0.999_9, 34_999],
  ])('come again after a pause between 25 and 35 s (%p: %p ms)', (random, pause) => {
    const { shown } = start(random);
    jest.advanceTimersByTime(10_000 + pause - 1);
    expect(shown()).toBeUndefined();
    jest.advanceTimersByTime(2);
    expect(shown()?.notice).toBe('notice 2');
  });

  it('fade when they are dismissed, and the next still comes', () => {
    const { schedule, shown } = start();
    jest.advanceTimersByTime(11_000);
    schedule.dismiss();
    expect(shown()?.leaving).toBe(true);
    schedule.dismiss();
    jest.advanceTimersByTime(300);
    expect(shown()).toBeUndefined();
    jest.advanceTimersByTime(10_000 + 25_000 - 11_300);
    expect(shown()).toEqual({ notice: 'notice 2', leaving: false });
    jest.advanceTimersByTime(5_999);
    expect(shown()?.leaving).toBe(false);
  });

  it('leave the corner empty while there is nothing to tell', () => {
    const { shown } = start(0, () => undefined);
    jest.advanceTimersByTime(100_000);
    expect(shown()).toBeUndefined();
  });

  it('end when they are stopped', () => {
    const { schedule, shown } = start();
    schedule.stop();
    jest.advanceTimersByTime(100_000);
    expect(shown()).toBeUndefined();
  });
});
