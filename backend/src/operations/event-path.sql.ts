import { dimensions } from '@astaguide/database/event-store/dimensions';
import { oldestOpenDaySql } from '@astaguide/database/event-store/site-days.sql';

/** Reads the state of the event path, from the inbox to the last verification, in one statement. */
export const EVENT_PATH = `
  SELECT
    (SELECT count(*)::integer FROM event_inbox) AS "inboxBatches",
    (SELECT min(received_at) FROM event_inbox) AS "oldestInboxAt",
    (SELECT count(*)::integer FROM failed_events) AS failed,
    (SELECT max(id) FROM failed_events) AS "lastFailedId",
    (SELECT coalesce(sum(events), 0)::float8 FROM daily_rollups WHERE dimension = ${dimensions.total}) AS counted,
    (SELECT max(taken_at) FROM backup_runs WHERE failure IS NULL) AS "backupTakenAt",
    (SELECT failure FROM backup_runs ORDER BY finished_at DESC LIMIT 1) AS "backupFailure",
    (SELECT min(changed_at) FROM log_days) AS "eventsSince",
    (SELECT coalesce(sum(drift), 0)::float8 FROM log_days) AS drift,
    (SELECT max(verified_at) FROM log_days WHERE day >= ${oldestOpenDaySql('now()')}) AS "verifiedAt"`;
