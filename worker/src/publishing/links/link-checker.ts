import type { BeforeApplicationShutdown } from '@nestjs/common';
import { isGone, type CheckOutcome } from './link-verdict';
import {
  CheckFailure,
  followRedirects,
  isRedirect,
  isSuccess,
  type PageAnswer,
} from '@astaguide/outgoing/page-request';
import { findWall, judgeDestination, nextAddressOf } from './page-destination';
import { findHint } from './page-hint';
import type { PoliteClient } from './polite-client';

/** Looks at the page behind a link. */
export class LinkChecker implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();

  constructor(private readonly client: PoliteClient) {}

  /** Checks that are under way end with an AbortError, and are repeated after the start. */
  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  /**
   * @param isProductLink whether a product leads there
   * @throws AbortError while the process shuts down
   */
  async check(link: string, isProductLink: boolean): Promise<CheckOutcome> {
    try {
      const { answer, url, isCookieSet } = await followRedirects(new URL(link), (next) => this.ask(next));
      const { status, contentType } = answer;
      const body = String(answer.body);
      const html = contentType === '' || contentType.includes('html') ? body : '';
      const finalUrl = url.href === new URL(link).href ? null : url.href;
      if ((isSuccess(status) || isGone(status)) && findWall({ url, html }))
        return { status, finalUrl, wall: true };
      if (!isSuccess(status)) return { status, finalUrl };
      const elsewhere = judgeDestination(link, { url, html, isCookieSet }, isProductLink);
      return { status, finalUrl, elsewhere, hint: findHint(body) };
    } catch (error) {
      if (error instanceof CheckFailure) return { failure: error.reason };
      throw error;
    }
  }

  /** HEAD, then GET where HEAD does not suffice. A page that sends its visitors on by itself is a redirect. */
  private async ask(url: URL): Promise<PageAnswer> {
    const { signal } = this.stopping;
    const head = await this.client.request('HEAD', url, signal);
    if (!needsGet(head)) return head;
    const answer = await this.client.request('GET', url, signal);
    const next = isSuccess(answer.status) ? nextAddressOf(String(answer.body)) : undefined;
    const isCookieSet = head.isCookieSet || answer.isCookieSet;
    return next === undefined
      ? { ...answer, isCookieSet }
      : { ...answer, isCookieSet, status: 302, location: next };
  }
}

/**
 * A page has a text to read, and shops that refuse HEAD answer it with many statuses, 404 among them. A redirect is
 * complete, and a shop that asks for fewer requests gets none.
 */
function needsGet(answer: PageAnswer): boolean {
  const { status, contentType } = answer;
  if (status === 429 || isRedirect(answer)) return false;
  return !isSuccess(status) || contentType === '' || contentType.includes('html');
}
