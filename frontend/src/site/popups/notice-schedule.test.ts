import { TestClock } from './clock.fixture';
import { NoticeSchedule, type ShownNotice } from './notice-schedule';

function start(random = 0, next?: () => string | undefined) {
  const clock = new TestClock(undefined, () => random);
  let count = 0;
  let shown: ShownNotice<string> | undefined;
  const schedule = new NoticeSchedule(clock, next ?? (() => `notice ${++count}`), (now) => (shown = now));
  schedule.start();
  return { clock, schedule, shown: () => shown };
}

describe('notices in the corner', () => {
  it('begin 10 s after the start', () => {
    const { clock, shown } = start();
    clock.advance(9_999);
    expect(shown()).toBeUndefined();
    clock.advance(1);
    expect(shown()).toEqual({ notice: 'notice 1', leaving: false });
  });

  it('are there for 6 s, then fade over 300 ms', () => {
    const { clock, shown } = start();
    clock.advance(15_999);
    expect(shown()?.leaving).toBe(false);
    clock.advance(1);
    expect(shown()?.leaving).toBe(true);
    clock.advance(299);
    expect(shown()).toBeDefined();
    clock.advance(1);
    expect(shown()).toBeUndefined();
  });

  it.each([
    [0, 25_000],
    [0.5, 30_000],
    [0.999_999, 34_999.99],
  ])('come again after a pause between 25 and 35 s (%p: %p ms)', (random, pause) => {
    const { clock, shown } = start(random);
    clock.advance(10_000 + pause - 1);
    expect(shown()).toBeUndefined();
    clock.advance(2);
    expect(shown()?.notice).toBe('notice 2');
  });

  it('fade when they are dismissed, and the next still comes', () => {
    const { clock, schedule, shown } = start();
    clock.advance(11_000);
    schedule.dismiss();
    expect(shown()?.leaving).toBe(true);
    schedule.dismiss();
    clock.advance(300);
    expect(shown()).toBeUndefined();
    clock.advance(10_000 + 25_000 - 11_300);
    expect(shown()).toEqual({ notice: 'notice 2', leaving: false });
    clock.advance(5_999);
    expect(shown()?.leaving).toBe(false);
  });

  it('leave the corner empty while there is nothing to tell', () => {
    const { clock, shown } = start(0, () => undefined);
    clock.advance(100_000);
    expect(shown()).toBeUndefined();
  });

  it('end when they are stopped', () => {
    const { clock, schedule, shown } = start();
    schedule.stop();
    clock.advance(100_000);
    expect(shown()).toBeUndefined();
  });
});
