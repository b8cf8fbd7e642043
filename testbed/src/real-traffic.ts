import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface RealTraffic {
  /** Referrers with the source of their visits, by channel; `spam` has false referrers. */
  referrers: Record<string, readonly [referrer: string, source: string][]>;
  /** User agents of people: the source of a visit without a referrer is 'direct'. */
  browsers: readonly string[];
  /** People in the browser of an app, with the source of their visits, which carry no referrer. */
  inAppBrowsers: readonly [userAgent: string, source: string][];
  /** Programs: crawlers, AI crawlers, what AI assistants fetch for a user, link previews, measurements, scanners. */
  programs: readonly string[];
}

/** Real traffic with the right verdicts. The file says where it is from. */
export const { referrers, browsers, inAppBrowsers, programs } = JSON.parse(
  readFileSync(join(__dirname, '../data/traffic.json'), 'utf8'),
) as RealTraffic;
