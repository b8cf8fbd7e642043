const DAY = 86_400_000;
const LONGEST_FILE = 180_000;

/**
 * Waits for the new day (UTC) when the old one ends within three minutes: a test that counts what was recorded today
 * must not see two days.
 */
async function awayFromMidnight(): Promise<void> {
  const left = DAY - (Date.now() % DAY);
  if (left < LONGEST_FILE) await new Promise((resolve) => setTimeout(resolve, left + 1000));
}

// Jest waits for the function that a file of `setupFiles` exports.
export = awayFromMidnight;
