import { TestClock } from './clock.fixture';
import { ExitIntent, leavesAtTop, type ExitPhase, type ShownDay } from './exit-intent';

const noon = new Date(2026, 2, 9, 12);

function memory(stored: string | null = null): ShownDay & { stored: string | null } {
  return {
    stored,
    read() {
      return this.stored;
    },
    write(day) {
      this.stored = day;
    },
  };
}

function start(day: ShownDay = memory()) {
  const clock = new TestClock(noon);
  const phases: ExitPhase[] = [];
  const intent = new ExitIntent(clock, day, (phase) => phases.push(phase));
  return { clock, intent, phases };
}

describe('the exit popup', () => {
  it('fades in after 100 ms', () => {
    const { clock, intent, phases } = start();
    intent.leave();
    clock.advance(99);
    expect(phases).toEqual(['entering']);
    clock.advance(1);
    expect(phases).toEqual(['entering', 'shown']);
  });

  it('fades out over 300 ms', () => {
    const { clock, intent, phases } = start();
    intent.leave();
    clock.advance(100);
    intent.close();
    clock.advance(299);
    expect(phases.at(-1)).toBe('leaving');
    clock.advance(1);
    expect(phases.at(-1)).toBe('hidden');
  });

  it('closes even before it could be seen', () => {
    const { clock, intent, phases } = start();
    intent.leave();
    intent.close();
    clock.advance(1000);
    expect(phases).toEqual(['entering', 'leaving', 'hidden']);
  });

  it('comes once a calendar day, and again on the next', () => {
    const day = memory();
    const { clock, intent, phases } = start(day);
    intent.leave();
    intent.leave();
    intent.close();
    clock.advance(11 * 3_600_000);
    intent.leave();
    expect(phases).toEqual(['entering', 'leaving', 'hidden']);
    clock.advance(3_600_000);
    intent.leave();
    expect(phases.at(-1)).toBe('entering');
    expect(day.stored).toBe(new Date(2026, 2, 10).toDateString());
  });

  it('stays away where another tab has shown it today', () => {
    const { intent, phases } = start(memory(noon.toDateString()));
    intent.leave();
    expect(phases).toEqual([]);
  });

  it('comes once a day even where the browser keeps nothing', () => {
    const { clock, intent, phases } = start({ read: () => null, write: () => undefined });
    intent.leave();
    intent.close();
    clock.advance(1000);
    intent.leave();
    expect(phases).toEqual(['entering', 'leaving', 'hidden']);
  });

  it('says nothing after it was stopped', () => {
    const { clock, intent, phases } = start();
    intent.leave();
    intent.stop();
    clock.advance(1000);
    expect(phases).toEqual(['entering']);
  });
});

describe('leaving through the top of the window', () => {
  const inside = {} as EventTarget;

  it.each([
    [-3, null, true],
    [0, null, true],
    [1, null, false],
    [0, inside, false],
  ])('at height %p towards %p is %p', (clientY, relatedTarget, leaves) => {
    expect(leavesAtTop({ clientY, relatedTarget })).toBe(leaves);
  });
});
