/** Time and randomness for popups, injected so that tests can control them. */
export interface Clock {
  now(): Date;
  /** From 0 to below 1. */
  random(): number;
  /** Runs `then` after a delay. @returns cancels it */
  after(milliseconds: number, then: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => new Date(),
  random: () => Math.random(),
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Duration of the fade-out. */
export const FADE_OUT_MS = 300;
