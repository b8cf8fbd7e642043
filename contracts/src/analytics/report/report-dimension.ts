/** Dimensions that metrics can be broken down and filtered by. */
export const reportDimensions = [
  'product',
  'page',
  'linkPlacement',
  'source',
  'channel',
  'campaign',
  'medium',
  'content',
  'term',
  'country',
  'device',
  'browser',
  'language',
] as const;
export type ReportDimension = (typeof reportDimensions)[number];
