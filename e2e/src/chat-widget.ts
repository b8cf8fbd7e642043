import type { Page, Request } from '@playwright/test';

export const FAILURE =
  'Sorry, I encountered an error. Please try again or ask me something else about astaxanthin.';

/** The widget's parts, as a visitor finds them. */
export const opener = (page: Page) => page.getByRole('button', { name: 'Open chat' });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat assistant' });
export const field = (page: Page) => panel(page).getByLabel('Your question');
export const messages = (page: Page) => panel(page).getByRole('log').locator(':scope > ol > li');
export const quickQuestions = (page: Page) =>
  panel(page).getByRole('list', { name: 'Quick questions' }).getByRole('button');
export const suggestions = (page: Page) =>
  panel(page).getByRole('list', { name: 'Suggested products' }).last().locator(':scope > li');
export const tray = (page: Page) => panel(page).getByRole('region', { name: 'Compare tray' });
export const detailedComparison = (page: Page) =>
  panel(page).getByRole('link', { name: 'View Detailed Comparison' });

export const isEvent = (type: string) => (request: Request) =>
  request.url().endsWith('/api/analytics/track') && request.postData()!.includes(`"${type}"`);

/** Opens a page and waits until it is alive: it reports itself once React has taken over. */
export async function visit(page: Page, path: string): Promise<void> {
  const reported = page.waitForRequest(isEvent('page_view'));
  await page.goto(path);
  await reported;
}

/** Opens a page with the chat open in it. */
export async function visitWithChat(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await opener(page).click();
  await panel(page).waitFor();
}

export async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press('Enter');
}

/** Has every question answered with these words, where a rule hangs on them. */
export async function answerWith(
  page: Page,
  response: string,
  sources: { title: string; url: string }[] = [],
  rest: { products?: number[]; care?: boolean } = {},
): Promise<void> {
  await page.unroute('**/api/chat');
  await page.route('**/api/chat', (route) => route.fulfill({ json: { response, sources, ...rest } }));
}
