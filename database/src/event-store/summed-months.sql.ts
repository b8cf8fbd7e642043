/**
 * SQL conditions for a row of `log_months`: what of the month is summed. Sessions and audience are summed with the
 * attributions, at the same moment: the version before them sums and reopens the attributions alone.
 */
export const isSummedSql = {
  rollups: 'rollups_summed_at IS NOT NULL',
  attributions: 'attributions_summed_at IS NOT NULL',
  sessions: 'sessions_summed_at = attributions_summed_at',
} as const;
