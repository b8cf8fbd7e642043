/** The sum of each metric. */
export const totalsOf = <Metric extends string>(
  rows: readonly Record<Metric, number>[],
  metrics: readonly Metric[],
) =>
  Object.fromEntries(
    metrics.map((metric) => [metric, rows.reduce((sum, row) => sum + row[metric], 0)]),
  ) as Record<Metric, number>;
