/** What the figures are broken down by, and filtered by. */
export const reportDimensions = [
  'product',
  'page',
  'slot',
  'source',
  'channel',
  'campaign',
  'country',
  'device',
  'browser',
  'language',
] as const;
export type ReportDimension = (typeof reportDimensions)[number];
