import type { BeforeApplicationShutdown } from '@nestjs/common';
import type { CheckOutcome } from './link-verdict';
import { CheckFailure, isSuccess, type PageAnswer } from './page-request';
import { findHint } from './page-hint';
import { followRedirects, isRedirect, type PoliteClient } from './polite-client';

/** Looks at the page behind a link. */
export class LinkChecker implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();

  constructor(private readonly client: PoliteClient) {}

  /** Checks that are under way end with an AbortError, and are repeated after the start. */
  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  /** @throws AbortError while the process shuts down */
  async check(link: string): Promise<CheckOutcome> {
    try {
      const { status, body } = await followRedirects(new URL(link), (url) => this.ask(url));
      return { status, hint: isSuccess(status) ? findHint(body) : null };
    } catch (error) {
      if (error instanceof CheckFailure) return { failure: error.reason };
      throw error;
    }
  }

  /** HEAD, then GET where HEAD does not suffice. */
  private async ask(url: URL): Promise<PageAnswer> {
    const { signal } = this.stopping;
    const answer = await this.client.request('HEAD', url, signal);
    return needsGet(answer) ? this.client.request('GET', url, signal) : answer;
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
