/** Names of the server-sent events of `GET /api/analytics/live`. */
export const liveEventNames = {
  /** data: an AnalyticsSummary, sent at the start and whenever a rollup moved. */
  summary: 'summary',
  /** data: a list of MaintenanceRun, those that moved lately. */
  runs: 'runs',
  /** data: an Integrity, every few seconds and whenever a day was verified. */
  integrity: 'integrity',
  /** data: a LiveVisitors, at the start and whenever it changed; the clock alone changes it every 10 s at the most. */
  visitors: 'visitors',
  /** No data: the server is there and the connection carries. Every `HEARTBEAT_MS`. */
  heartbeat: 'heartbeat',
} as const;

/** Milliseconds between two heartbeats. */
export const HEARTBEAT_MS = 15_000;
