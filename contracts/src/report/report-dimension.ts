/** What the metrics are broken down by, and filtered by. */
export const reportDimensions = [
  'product',
  'page',
  'linkPlacement',
  'source',
  'channel',
  'campaign',
  'country',
  'device',
  'browser',
  'language',
] as const;
export type ReportDimension = (typeof reportDimensions)[number];
