import type { SiteGoal } from '@astaguide/contracts/analytics/goal';
import type { Page, Request } from '@playwright/test';

/** Whether a request reports an event of a kind. */
export function isEvent(
  kind: 'page_view' | 'affiliate_click' | 'offers_seen' | SiteGoal,
): (request: Request) => boolean {
  return (request) =>
    request.url().endsWith('/api/analytics/track') &&
    (request.postDataJSON() as { eventType: string }).eventType === kind;
}

/** Opens a page and waits until it is hydrated: it tracks its page view after hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  const reported = page.waitForRequest(isEvent('page_view'));
  await page.goto(path);
  await reported;
}
