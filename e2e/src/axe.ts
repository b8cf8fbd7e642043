import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: string[] }[];
}

/** Rules whose findings depend on the colour scheme; the elements of a page do not. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong with the page as it stands: rule and elements of each.
 *
 * @param rules ids of the only rules to look by; default: all of axe's
 */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: Violation[] }> };
    };
    return (await axe.run(runOnly ? { runOnly: { type: 'rule', values: runOnly } } : {})).violations;
  }, rules);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** What axe finds wrong with the page as it stands, in light and in dark. */
export async function findViolationsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Colours on their way from one theme to the other are of neither.
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .map((transition) => transition.finished),
      ),
    );
    const rules = colorScheme === 'dark' ? COLOUR_RULES : undefined;
    found.push(...(await findViolations(page, rules)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

/** Widths of phones, a tablet and a desk, in pixels. */
const WIDTHS = [1440, 768, 375, 320];

/**
 * What is wrong with the page as it stands, in light and in dark: by axe with a desk's and a phone's width, and by how
 * much it is too wide at any of them.
 */
export async function findFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // What follows its box does so in the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const overflow = await overflowOf(page);
    if (overflow > 0) found.push(`${width} px: ${overflow} px too wide`);
    if (width !== 1440 && width !== 375) continue;
    found.push(...(await findViolationsInBothThemes(page)).map((fault) => `${width} px, ${fault}`));
  }
  return found;
}

/** Pixels that the page is wider than the window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** @returns what tells by how much the page was ever too wide as its window changed, in pixels */
export async function watchOverflow(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(() => {
    const most = { overflow: 0 };
    window.addEventListener('resize', () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      most.overflow = Math.max(most.overflow, scrollWidth - clientWidth);
    });
    return most;
  });
  return () => seen.evaluate(({ overflow }) => overflow);
}
