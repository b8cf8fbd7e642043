/**
 * SQL: whether the lists of a row of packed_quarters run up from quarter-hour to quarter-hour, with a 0 before the
 * first. Those of the release before have what was counted in each, and are packed anew by the worker.
 */
export const RUNS_UP = 'cardinality(page_views) > cardinality(quarters)';
