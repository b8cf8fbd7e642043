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

declare global {
  interface Window {
    isHydrated?: boolean;
  }
}

/** Opens a page and waits until it is hydrated: React reports a commit after its effects to its developer tools. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => (window.isHydrated = true),
      },
    });
  });
  await page.goto(path);
  await page.waitForFunction(() => window.isHydrated === true, undefined, { polling: 50 });
}
