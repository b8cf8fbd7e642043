import { FAILED_EVENTS_KEPT } from '@astaguide/contracts/analytics/failed-event';

const { ofReason, all } = FAILED_EVENTS_KEPT;

/**
 * Stores failed events, unless they are stored already or enough are. $1 is a JSON array of `fingerprint`, `event`,
 * `reason` and `jobId`.
 */
export const ADD_FAILED_EVENTS = `
  INSERT INTO failed_events (fingerprint, event, reason, job_id)
  SELECT fingerprint, event, reason, "jobId" FROM (
    SELECT *, row_number() OVER () AS place, row_number() OVER (PARTITION BY reason) AS place_of_reason
    FROM json_to_recordset($1::json) AS sent(fingerprint text, event text, reason text, "jobId" text)
    WHERE NOT EXISTS (SELECT FROM failed_events known WHERE known.fingerprint = sent.fingerprint)
  ) AS new
  WHERE place <= ${all} - (SELECT count(*) FROM failed_events)
    AND place_of_reason <= ${ofReason} - (SELECT count(*) FROM failed_events known WHERE known.reason = new.reason)
  ON CONFLICT (fingerprint) DO NOTHING`;
