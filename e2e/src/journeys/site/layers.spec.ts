import type { Page } from '@playwright/test';
import { overflowOf } from '../../axe';
import { opener } from '../../chat-widget';
import { expect, test } from '../../site-test';
import { visit } from '../../visit';

const WIDTHS = [320, 375, 768, 1024, 1280, 1440];
const HEIGHT = 800;

interface Layer {
  /** Its element while it is on the screen. */
  element: string;
  /** The page that has it, if not all do. */
  page?: string;
  put: (page: Page) => Promise<void>;
  /** What it makes room for, on screens narrower than this. */
  yields?: { to: readonly string[]; below: number };
}

/** What lies over a public page, in an order in which it can be put there. */
const layers: Record<string, Layer> = {
  toast: { element: '.layer-toast li', put: refuseSubscription },
  'buy bar': {
    element: '[data-bottom-bar]',
    page: '/review/geyser-astaxanthin-12mg-hverdal',
    put: scrollToMiddle,
    yields: { to: ['open chat'], below: 768 },
  },
  'compare tray': {
    element: '[data-bottom-bar]',
    page: '/comparison',
    put: compareTwo,
    yields: { to: ['open chat'], below: 768 },
  },
  notice: {
    element: '.layer-notice > div',
    put: (page) => page.clock.runFor(10_500),
    yields: { to: ['buy bar', 'compare tray', 'open chat', 'minimized chat'], below: 640 },
  },
  'exit offer': {
    element: '.layer-offer',
    put: leaveAtTop,
    yields: { to: ['open chat'], below: Infinity },
  },
  'chat button': { element: '[aria-label="Open chat"]', put: async () => {} },
  'open chat': { element: '[data-chat=open]', put: openChat },
  'minimized chat': { element: '[data-chat=minimized]', put: minimizeChat },
};

/** Layers that take each other's place. */
const alternatives = [
  ['buy bar', 'compare tray'],
  ['chat button', 'open chat', 'minimized chat'],
];

const names = Object.keys(layers);
const pairs = names
  .flatMap((one, place) => names.slice(place + 1).map((other) => [one, other] as const))
  .filter((pair) => !alternatives.some((group) => pair.every((name) => group.includes(name))));

for (const pair of pairs)
  test(`${pair.join(' and ')} do not cover each other`, async ({ page }) => {
    const start = new Date('2026-05-04T09:00:00Z');
    await page.clock.install({ time: start });
    await page.clock.pauseAt(new Date(start.getTime() + 1000));
    await page.setViewportSize({ width: 1440, height: HEIGHT });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    // The code of the popups loads when the page is idle, after at most 3 s.
    await page.clock.runFor(3000);
    await expect(page.locator('.layer-notice')).toBeAttached();
    for (const name of pair) {
      const { page: path = '/best-for-athletes', put } = layers[name]!;
      if (name !== 'toast')
        await followTo(page, pair.map((other) => layers[other]!.page).find(Boolean) ?? path);
      await put(page);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const [name, other] of [pair, pair.toReversed()] as [string, string][]) {
        const { element, yields } = layers[name]!;
        const isAway = yields !== undefined && yields.to.includes(other) && width < yields.below;
        await expect(page.locator(element), `${name} at ${width}`).toBeVisible({ visible: !isAway });
      }
      const elements = pair.map((name) => layers[name]!.element);
      // The height of the bar follows the new width in the next frame.
      await expect.poll(() => coveredControls(page, elements), `at ${width}`).toEqual([]);
    }
  });

test('the chat’s button lies beside the buttons of the comparison table', async ({ page }) => {
  await visit(page, '/comparison');
  const action = page.getByRole('table').getByRole('link', { name: /^Buy/ }).first();
  const details = page
    .getByRole('table')
    .getByRole('link', { name: /^Details/ })
    .first();
  for (const width of WIDTHS.filter((one) => one >= 768)) {
    await page.setViewportSize({ width, height: HEIGHT });
    const chat = (await opener(page).boundingBox())!;
    for (const control of [action, details]) {
      const { x, width: across } = (await control.boundingBox())!;
      expect(x + across, `at ${width}`).toBeLessThanOrEqual(chat.x);
    }
    expect(chat.width).toBeGreaterThanOrEqual(44);
    expect(await overflowOf(page), `at ${width}`).toBe(0);
  }
});

/** What of a layer's controls, or of its whole box, another layer covers; with what lies there instead. */
function coveredControls(page: Page, elements: string[]): Promise<string[]> {
  return page.evaluate((selectors) => {
    const found = selectors
      .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
      .filter((layer) => layer.checkVisibility());
    const inside = ({ left, top, width, height }: DOMRect) =>
      [0.5, 0.2, 0.8].flatMap((across) =>
        [0.5, 0.2, 0.8].map((down) => [left + across * width, top + down * height] as const),
      );
    return found.flatMap((layer) =>
      [layer, ...layer.querySelectorAll('a, button, input, select, textarea')].flatMap((control) => {
        if (!control.checkVisibility()) return [];
        const hidden = inside(control.getBoundingClientRect())
          .map(([x, y]) => document.elementFromPoint(x, y))
          .filter((hit) => found.some((other) => other !== layer && other.contains(hit)));
        return hidden
          .slice(0, 1)
          .map((hit) => `${control.outerHTML.slice(0, 80)} under ${hit!.outerHTML.slice(0, 80)}`);
      }),
    );
  }, elements);
}

async function followTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (to) => window.location.pathname === to || window.history.pushState(null, '', to),
    path,
  );
  await expect(page).toHaveURL(path);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.locator('main h1')).toBeVisible({ timeout: 500 });
  }).toPass();
}

async function refuseSubscription(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill('not an@address');
  await page.locator('#newsletter').getByRole('button').click();
  await expect(page.locator('.layer-toast li')).toBeVisible();
  // A toast stays while the window is not used.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
}

async function scrollToMiddle(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  // On a phone, the chat's button returns when the page is at rest.
  await page.clock.runFor(500);
  await expect(page.locator('[data-bottom-bar]')).toBeVisible();
}

async function compareTwo(page: Page): Promise<void> {
  for (const name of ['Hawaiian', 'Geyser'])
    await page
      .getByRole('button', { name: `Compare ${name} Astaxanthin 12mg` })
      .first()
      .click();
}

async function leaveAtTop(page: Page): Promise<void> {
  await page.mouse.move(500, 300);
  await page.mouse.move(500, -5);
  await page.clock.runFor(500);
}

/** In the page, because a layer in the way of the pointer must not fail the preparation. */
async function openChat(page: Page): Promise<void> {
  await opener(page).evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('[data-chat=open]')).toBeAttached();
}

async function minimizeChat(page: Page): Promise<void> {
  await openChat(page);
  await page.getByRole('button', { name: 'Minimize chat' }).evaluate((button: HTMLElement) => button.click());
}
