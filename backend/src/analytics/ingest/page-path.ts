import { MAX_KEY_LENGTH } from '@astaguide/contracts/analytics/analytics-event';
import type { IsKnownPage } from './known-pages.service';
import { storable } from './visit';

/** What most pages send: nothing of the below would change it. */
const PLAIN = /^(\/|(\/[a-z\d-]+)+)$/;

/**
 * The one path of a page, however its address is written: percent-encoded or not, in any Unicode form, with doubled
 * slashes, dot segments, a trailing slash, or other letter case than a page of the site has. Queries and fragments are
 * left out: they may contain personal data, and would split the counts.
 *
 * @param page as sent: '/faq/?from=letter'
 * @returns '/faq'
 */
export function pagePath(page: string, isKnown: IsKnownPage): string {
  if (page.length <= MAX_KEY_LENGTH && PLAIN.test(page)) return page;
  const segments: string[] = [];
  for (const segment of withoutQuery(decoded(withoutQuery(page))).split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  const path = storable(`/${segments.join('/')}`.normalize('NFC'), MAX_KEY_LENGTH);
  const lower = path.toLowerCase();
  return !isKnown(path) && isKnown(lower) ? lower : path;
}

const withoutQuery = (address: string) => address.split(/[?#]/, 1)[0]!;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
