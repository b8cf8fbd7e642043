import { readFile } from 'node:fs/promises';
import { PERSON } from '@astaguide/testbed/past-event';
import type { NewsletterSubscriber } from '@astaguide/contracts/publishing/newsletter';
import { OWNER } from '@astaguide/testbed/launched-site';
import { expect, type Locator, type Page, type Download } from '@playwright/test';

/** Signs in by the API, without the sign-in screen. */
export async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: OWNER });
  expect(answer.status()).toBe(200);
}

/** Counts a page view of a visitor: without any, the overview has no reports. */
export async function addVisit(siteUrl: string): Promise<void> {
  const answer = await fetch(`${siteUrl}/api/analytics/track`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': PERSON },
    body: JSON.stringify({ eventType: 'page_view', eventData: { page: '/' } }),
  });
  expect(answer.status).toBe(202);
}

/** A confirmed subscriber, as `GET /api/newsletter` lists one. */
export const subscriberOf = (id: number, email: string): NewsletterSubscriber => ({
  id,
  email,
  subscribedAt: '2026-03-09T23:30:00.000Z',
  isActive: true,
  state: 'confirmed',
  stateAt: null,
  page: '/',
  consentVersion: null,
  importSource: null,
  frequency: 'every',
});

/** Opens a part of the dashboard as the owner: 'tab=products&edit=12'. */
export async function openDashboard(page: Page, search: string): Promise<void> {
  await signIn(page);
  await page.goto(`/admin?${search}`);
}

/** Opens a tab of the dashboard as the owner, and waits until it is loaded. */
export async function openTab(page: Page, tab: string): Promise<void> {
  await openDashboard(page, `tab=${tab}`);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}

/** A tab of the dashboard itself. Views inside it have tabs as well, some with the same name. */
export function dashboardTab(page: Page, name: string): Locator {
  return page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab', { name, exact: true });
}

/** Opens a section of the settings, from a list on narrow screens: 'Account and security'. */
export async function openSettingsSection(page: Page, name: string): Promise<void> {
  const sections = page.getByRole('navigation', { name: 'Settings' });
  await expect(sections).toBeVisible();
  const choice = sections.getByLabel('Section');
  if (await choice.isVisible()) await choice.selectOption(name);
  else await sections.getByRole('link', { name }).click();
}

/** Opens a panel that may show only its title at first: 'Storage'. */
export async function unfold(page: Page, title: string): Promise<void> {
  const panel = page.getByRole('region', { name: title, exact: true }).locator('details').first();
  await panel.evaluate((details: HTMLDetailsElement) => {
    if (!details.open) details.querySelector('summary')!.click();
  });
}

/** The current toast. */
export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
}

/** Presses Tab until an element has the focus; fails after too many steps. */
export async function tabTo(page: Page, target: Locator, steps = 60): Promise<void> {
  for (let step = 0; step < steps; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/**
 * Presses the right arrow until an element has the focus; fails after too many steps. Radix moves the focus a moment
 * after the key, and a key pressed before that moves from the same element again.
 */
export async function arrowTo(page: Page, target: Locator, steps = 20): Promise<void> {
  for (let step = 0; step < steps; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    const left = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction((element) => document.activeElement !== element, left);
  }
  await expect(target).toBeFocused();
}

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

/** The content of a downloaded file. */
export const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');

/** Clicks a download button. @returns the file's name, and its lines */
export async function downloadRows(button: Locator): Promise<{ name: string; rows: string[] }> {
  const [file] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  // Spreadsheets need the byte order mark.
  const text = (await textOf(file)).replace(/^\uFEFF/, '');
  return { name: file.suggestedFilename(), rows: text.trimEnd().split('\r\n') };
}
