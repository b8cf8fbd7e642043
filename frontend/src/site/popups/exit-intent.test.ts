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
  const phases: ExitPhase[] = [];
  const intent = new ExitIntent(day, (phase) => phases.push(phase));
  return { intent, phases };
}

describe('the exit popup', () => {
  beforeEach(() => jest.useFakeTimers({ now: noon }));
  afterEach(() => jest.useRealTimers());

  it('fades in after 100 ms', () => {
    const { intent, phases } = start();
    intent.leave();
    jest.advanceTimersByTime(99);
    expect(phases).toEqual(['entering']);
    jest.advanceTimersByTime(1);
    expect(phases).toEqual(['entering', 'shown']);
  });

  it('fades out over 300 ms', () => {
    const { intent, phases } = start();
    intent.leave();
    jest.advanceTimersByTime(100);
    intent.close();
    jest.advanceTimersByTime(299);
    expect(phases.at(-1)).toBe('leaving');
    jest.advanceTimersByTime(1);
    expect(phases.at(-1)).toBe('hidden');
  });

  it('closes even before it could be seen', () => {
    const { intent, phases } = start();
    intent.leave();
    intent.close();
    jest.advanceTimersByTime(1000);
    expect(phases).toEqual(['entering', 'leaving', 'hidden']);
  });

  it('comes once a calendar day, and again on the next', () => {
    const day = memory();
    const { intent, phases } = start(day);
    intent.leave();
    intent.leave();
    intent.close();
    jest.advanceTimersByTime(11 * 3_600_000);
    intent.leave();
    expect(phases).toEqual(['entering', 'leaving', 'hidden']);
    jest.advanceTimersByTime(3_600_000);
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
    const { intent, phases } = start({ read: () => null, write: () => undefined });
    intent.leave();
    intent.close();
    jest.advanceTimersByTime(1000);
    intent.leave();
    expect(phases).toEqual(['entering', 'leaving', 'hidden']);
  });

  it('says nothing after it was stopped', () => {
    const { intent, phases } = start();
    intent.leave();
    intent.stop();
    jest.advanceTimersByTime(1000);
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
