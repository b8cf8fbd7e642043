import type { Page } from '@playwright/test';
import { visit } from './visit';

/** Locators of the widget's parts. */
export const opener = (page: Page) => page.getByRole('button', { name: 'Open chat' });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat assistant' });
export const field = (page: Page) => panel(page).getByLabel('Your question');
export const messages = (page: Page) => panel(page).getByRole('log').locator(':scope > ol > li');
export const quickQuestions = (page: Page) =>
  panel(page).getByRole('list', { name: 'Quick questions' }).getByRole('button');
export const suggestions = (page: Page) =>
  panel(page).getByRole('list', { name: 'Suggested products' }).last().locator(':scope > li');
export const tray = (page: Page) => panel(page).getByRole('region', { name: 'Compare tray' });

/** Opens a page and its chat. */
export async function visitWithChat(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await opener(page).click();
  await panel(page).waitFor();
}

export async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press('Enter');
}

/** Mocks the answer to every question. */
export async function answerWith(
  page: Page,
  response: string,
  sources: { title: string; url: string }[] = [],
): Promise<void> {
  await page.route('**/api/chat', (route) => route.fulfill({ json: { response, sources } }));
}
