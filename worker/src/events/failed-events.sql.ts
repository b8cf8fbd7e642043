/** Stores the failed event $2, whose hash is $1, with the reason $3 and the job $4, unless it is stored already. */
export const ADD_FAILED_EVENT = `
  INSERT INTO failed_events (fingerprint, event, reason, job_id) VALUES ($1, $2, $3, $4)
  ON CONFLICT (fingerprint) DO NOTHING`;
