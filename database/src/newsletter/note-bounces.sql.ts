import type { Bounce, NotedBounces } from '@astaguide/contracts/publishing/newsletter-bounce';

/** Soft bounces within 90 days of each other that count as a hard one. */
const SOFT_BOUNCES = 3;

/** Whether the bounces are enough, of the CTE `bounced`. */
const IS_ENOUGH = `(NOT is_soft OR before + 1 >= ${SOFT_BOUNCES})`;

/**
 * The end of a statement with a CTE `bounced (id, is_soft, is_complaint)`: counts what came back of a mail to those
 * subscribers. Mail to them stops after a hard bounce, a complaint, or the third soft bounce.
 */
export const COUNT_BOUNCE = `counted AS (
    SELECT bounced.*, CASE WHEN soft_bounced_at > now() - interval '90 days' THEN soft_bounces ELSE 0 END AS before
    FROM bounced JOIN newsletter_subscribers USING (id)
  ), noted AS (
    UPDATE newsletter_subscribers subscriber
    SET soft_bounces = before + is_soft::integer,
      soft_bounced_at = CASE WHEN is_soft THEN now() ELSE soft_bounced_at END,
      state = CASE WHEN is_complaint THEN 'complained' WHEN ${IS_ENOUGH} THEN 'bounced' ELSE state END,
      complained_at = CASE WHEN is_complaint THEN now() ELSE complained_at END,
      bounced_at = CASE WHEN NOT is_complaint AND ${IS_ENOUGH} THEN now() ELSE bounced_at END
    FROM counted
    WHERE subscriber.id = counted.id AND (state IN ('pending', 'confirmed') OR is_complaint AND state <> 'complained')
    RETURNING subscriber.id, state IN ('bounced', 'complained') AS is_suppressed
  )`;

/** A report of the address $1, of the kind $2. Only mails of the last 30 days can come back: others may be forged. */
const NOTE = `
  WITH bounced AS (
    SELECT id, $2 = 'soft' AS is_soft, $2 = 'complaint' AS is_complaint FROM newsletter_subscribers
    WHERE email = $1 AND EXISTS (
      SELECT FROM newsletter_deliveries WHERE subscriber_id = newsletter_subscribers.id
        AND claimed_at > now() - interval '30 days'
    )
  ), ${COUNT_BOUNCE}, marked AS (
    UPDATE newsletter_deliveries SET bounced_at = now()
    WHERE id = (
      SELECT max(id) FROM newsletter_deliveries
      WHERE subscriber_id IN (SELECT id FROM noted) AND claimed_at IS NOT NULL
    )
  )
  SELECT is_suppressed AS "isSuppressed" FROM noted`;

type Query = <Row>(statement: string, parameters: unknown[]) => Promise<Row[]>;

/** Notes what came back of mails to subscribers. */
export async function noteBounces(query: Query, bounces: readonly Bounce[]): Promise<NotedBounces> {
  const noted = { suppressed: 0, counted: 0, ignored: 0 };
  for (const { email, kind } of bounces) {
    const [row] = await query<{ isSuppressed: boolean }>(NOTE, [email, kind]);
    noted[row === undefined ? 'ignored' : row.isSuppressed ? 'suppressed' : 'counted']++;
  }
  return noted;
}
