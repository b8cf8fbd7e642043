import { escapeHtml } from '@astaguide/contracts/lib/escape-html';
import { dayIn, startOfDay } from '@astaguide/contracts/lib/time-zone';
import type { DigestsRepository } from './digests.repository';

/** Hour of the first day of a month from which on the digest of the month before is sent, in the site's zone. */
const HOUR = 8;
const HOUR_MS = 3_600_000;

/**
 * Makes the digest of a month's posts, for readers who want one mail a month. A month without posts has none. Safe to run
 * in several workers: each month has one digest.
 */
export async function makeDigest(digests: DigestsRepository, now: Date): Promise<void> {
  const { timeZone, hasAddress, readers } = await digests.readSite();
  // The law asks for the postal address in every newsletter.
  if (!hasAddress || readers === 0) return;
  const today = dayIn(now, timeZone);
  const monthStart = startOfDay(`${today.slice(0, 7)}-01`, timeZone);
  const begun = now.getTime() - monthStart;
  // A site that was away on the first day makes it within the next ones, and not in the middle of the month.
  if (begun < HOUR * HOUR_MS || begun > 5 * 24 * HOUR_MS) return;
  const month = monthBefore(today);
  if (await digests.isMade(month)) return;
  const from = new Date(startOfDay(month, timeZone));
  const posts = await digests.findPosts(from, new Date(monthStart));
  if (posts.length === 0) return;
  const name = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone }).format(from);
  const content = posts
    .map(
      ({ title, excerpt, slug }) =>
        `<h2><a href="/blog/${slug}">${escapeHtml(title)}</a></h2><p>${escapeHtml(excerpt)}</p>`,
    )
    .join('');
  await digests.add({ month, subject: `What’s new: ${name}`, content });
}

/** '2026-12-01' → '2026-11-01'. */
function monthBefore(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10);
}
