import type { Page } from '@playwright/test';

/**
 * Counts how often the pointer is pressed, as a person would count clicks. Filling a field and a key do not count.
 *
 * @returns a function that returns the clicks so far
 */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('noteClick', () => (clicks += 1));
  await page.evaluate(() => {
    const { noteClick } = globalThis as unknown as { noteClick: () => void };
    addEventListener('pointerdown', noteClick, true);
  });
  return () => clicks;
}
