import parseRobots from 'robots-parser';
import {
  CheckFailure,
  followRedirects,
  requestPage,
  requireOnWeb,
  type PageAnswer,
  type PageRequestOptions,
  isSuccess,
} from '@astaguide/outgoing/page-request';
import { setTimeout as pause } from 'node:timers/promises';
import type { LinkHostsRepository } from './link-hosts.repository';

export interface PoliteClientOptions extends PageRequestOptions {
  /** Shortest pause between two requests to a host. Milliseconds. */
  delay: number;
}

/** How long a robots.txt is used. Milliseconds. */
const ROBOTS_LIFETIME = 3_600_000;
/** Sites whose robots.txt is remembered. */
const MAX_SITES = 500;
/** A claimed host may be released early, so it is claimed again before the claim ends. Milliseconds. */
const LONGEST_WAIT = 1000;
/** Time beyond a request's limit after which its claim ends. Milliseconds. */
const LEASE_MARGIN = 5000;

/** Sends requests that robots.txt allows, one at a time to a host, with a pause between two of them. */
export class PoliteClient {
  private readonly robots = new Map<string, { rules: Promise<RobotsRules>; until: number }>();

  constructor(
    private readonly hosts: LinkHostsRepository,
    private readonly options: PoliteClientOptions,
  ) {}

  /** @throws CheckFailure when there is no answer, or the request is not allowed */
  async request(method: 'HEAD' | 'GET', url: URL, stopping: AbortSignal): Promise<PageAnswer> {
    requireOnWeb(url);
    const rules = await this.robotsOf(url.origin, stopping);
    if (!rules.allows(url)) throw new CheckFailure('robots');
    return this.requestInTurn(method, url, rules.delay, stopping);
  }

  private robotsOf(origin: string, stopping: AbortSignal): Promise<RobotsRules> {
    const known = this.robots.get(origin);
    if (known && known.until > Date.now()) return known.rules;
    if (this.robots.size >= MAX_SITES) this.robots.clear();
    const rules = this.fetchRobots(origin, stopping);
    this.robots.set(origin, { rules, until: Date.now() + ROBOTS_LIFETIME });
    rules.catch(() => this.robots.delete(origin));
    return rules;
  }

  private async fetchRobots(origin: string, stopping: AbortSignal): Promise<RobotsRules> {
    const file = new URL('/robots.txt', origin);
    const first = await this.requestInTurn('GET', file, 0, stopping);
    try {
      const { answer } = await followRedirects(file, (url) => {
        if (url === file) return Promise.resolve(first);
        requireOnWeb(url);
        return this.requestInTurn('GET', url, 0, stopping);
      });
      return readRobots(file, { status: answer.status, body: String(answer.body) }, this.options.userAgent);
    } catch (error) {
      // Where robots.txt is redirected to says nothing about the page: its host may be gone.
      throw error instanceof CheckFailure ? new CheckFailure('robots', { cause: error }) : error;
    }
  }

  private async requestInTurn(
    method: 'HEAD' | 'GET',
    url: URL,
    robotsDelay: number,
    stopping: AbortSignal,
  ): Promise<PageAnswer> {
    const host = url.hostname;
    const { delay, timeLimit } = this.options;
    const claim = () => this.hosts.claim(host, Math.max(delay, robotsDelay), timeLimit + LEASE_MARGIN);
    for (let wait = await claim(); wait > 0; wait = await claim()) {
      await pause(Math.min(wait, LONGEST_WAIT), undefined, { signal: stopping });
    }
    try {
      return await requestPage(method, url, this.options, stopping);
    } finally {
      await this.hosts.release(host);
    }
  }
}

/** A host that wants a longer pause between two requests is not checked. Milliseconds. */
const LONGEST_DELAY = 60_000;

/** What a site's robots.txt says to this program. */
interface RobotsRules {
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
