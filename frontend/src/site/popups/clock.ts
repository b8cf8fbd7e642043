/** What popups take from the outside, so that their timing can be followed step by step. */
export interface Clock {
  now(): Date;
  /** From 0 to below 1. */
  random(): number;
  /** Runs `then` after so many milliseconds. @returns cancels it */
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

/** How long a closing popup takes to fade. */
export const FADE_OUT_MS = 300;
