import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: string[] }[];
}

/** Rules that depend on the colour scheme, so they run in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * The violations that axe finds in the current page: rule and elements of each.
 *
 * @param rules ids of the only rules to run; default: all of axe's
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

/** The violations that axe finds in the current page, in light and in dark. */
export async function findViolationsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Colours in transition between themes belong to neither.
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      // Those of what is folded away rest until it is opened.
      const isShown = ({ effect }: Animation) => (effect as KeyframeEffect).target?.checkVisibility();
      const transitions = () =>
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition && isShown(animation));
      // The end of one may start another.
      for (let running = transitions(); running.length > 0; running = transitions())
        await Promise.allSettled(running.map(({ finished }) => finished));
    });
    const rules = colorScheme === 'dark' ? COLOUR_RULES : undefined;
    found.push(...(await findViolations(page, rules)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

/** Widths of phones, a tablet and a desktop, in pixels. */
const WIDTHS = [1440, 768, 375, 320];

/**
 * The faults of the current page, in light and in dark: violations that axe finds at a desktop and a phone width, and
 * horizontal overflow at any of the widths.
 */
export async function findFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // Elements that follow their container resize in the next frame.
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

/** Horizontal overflow of the page, in pixels. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** @returns a function that returns the maximum overflow while the window was resized, in pixels */
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
