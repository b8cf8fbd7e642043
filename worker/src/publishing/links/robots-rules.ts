import parseRobots from 'robots-parser';
import { isSuccess } from '@astaguide/outgoing/page-request';

/** A host that wants a longer pause between two requests is not checked. Milliseconds. */
const LONGEST_DELAY = 60_000;

/** What a site's robots.txt says to this program. */
export interface RobotsRules {
  allows: (url: URL) => boolean;
  /** Pause between two requests. Milliseconds. */
  delay: number;
}

const NOTHING: RobotsRules = { allows: () => false, delay: 0 };
const EVERYTHING: RobotsRules = { allows: () => true, delay: 0 };

/**
 * Reads robots.txt as RFC 9309 says: a missing file allows everything, and one that cannot be read now allows nothing.
 *
 * @param url of the file
 * @param answer after redirects
 * @param userAgent the name of this program
 */
export function readRobots(
  url: URL,
  { status, body }: { status: number; body: string },
  userAgent: string,
): RobotsRules {
  if (status === 429 || status >= 500) return NOTHING;
  if (!isSuccess(status)) return EVERYTHING;
  const robots = parseRobots(url.href, body);
  const delay = (robots.getCrawlDelay(userAgent) ?? 0) * 1000;
  if (delay > LONGEST_DELAY) return NOTHING;
  return { delay, allows: ({ href }) => robots.isAllowed(href, userAgent) ?? true };
}
