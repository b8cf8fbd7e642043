/** Names of the server-sent events of `GET /api/analytics/live`. */
export const liveEventNames = {
  /** data: an AnalyticsSummary, sent at the start and whenever a rollup moved. */
  summary: 'summary',
} as const;
