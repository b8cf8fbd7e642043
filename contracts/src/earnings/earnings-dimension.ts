/** What earnings can be broken down by. All but product, network and day are those of the click that led to the sale. */
export const earningsDimensions = [
  'product',
  'network',
  'page',
  'linkPlacement',
  'rank',
  'channel',
  'source',
  'campaign',
  'country',
  'device',
  'day',
] as const;
export type EarningsDimension = (typeof earningsDimensions)[number];
