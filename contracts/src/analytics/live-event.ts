/** Names of the server-sent events of `GET /api/analytics/live`. */
export const liveEventNames = {
  /** data: an AnalyticsSummary, sent on connect and whenever a rollup changes. */
  summary: 'summary',
  /** data: a list of MaintenanceRun, those that changed recently. */
  runs: 'runs',
  /** data: an Integrity, sent every few seconds and whenever a day was verified. */
  integrity: 'integrity',
  /** data: a LiveVisitors, sent on connect and on change; time passing alone causes a change at most every 10 s. */
  visitors: 'visitors',
  /** No data: shows that the connection is alive. Sent every `HEARTBEAT_MS`. */
  heartbeat: 'heartbeat',
} as const;

/** Milliseconds between two heartbeats. */
export const HEARTBEAT_MS = 15_000;
