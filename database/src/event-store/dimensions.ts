/**
 * The dimensions of the rollups, by the number that they store. `key_id` is 0 for `total`, the product's id for
 * `product`, and an id of `texts` for all others.
 */
export const dimensions = {
  total: 0,
  type: 1,
  product: 2,
  page: 3,
  linkPlacement: 4,
  source: 5,
  channel: 6,
  campaign: 7,
  country: 8,
  device: 9,
  browser: 10,
  language: 11,
  medium: 12,
  content: 13,
  term: 14,
} as const;
export type Dimension = keyof typeof dimensions;

/** Dimensions of daily_audience, which the projector counts: the recorder's rollups do not have them. */
export const audienceDimensions = { system: 17, screen: 18 } as const;

/** The number of every dimension of reports. */
export const dimensionNumbers = { ...dimensions, ...audienceDimensions } as const;

/** Ids in `texts` of the two event types that have their own metrics: the same in every database. */
export const PAGE_VIEW_ID = 1;
export const AFFILIATE_CLICK_ID = 2;
/** Those of folded-names.ts, also the same in every database. */
export const UNKNOWN_PAGE_ID = 3;
export const UNKNOWN_LINK_PLACEMENT_ID = 4;
export const OTHER_ID = 5;
