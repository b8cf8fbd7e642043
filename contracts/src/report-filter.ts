/** What a report can be confined to, one key at a time. */
export const filterDimensions = ['product', 'page', 'slot', 'channel', 'country', 'device'] as const;
export type FilterDimension = (typeof filterDimensions)[number];

export interface ReportFilter {
  dimension: FilterDimension;
  /** A product's id in decimal, else the text that is counted: '/comparison', 'DE'. */
  key: string;
}

const LARGEST_ID = 2_147_483_647;

/** 'page:/comparison' → page and '/comparison'; null for what is no filter. */
export function readFilter(text: string): ReportFilter | null {
  const colon = text.indexOf(':');
  const dimension = filterDimensions.find((name) => name === text.slice(0, colon));
  const key = text.slice(colon + 1);
  if (colon < 0 || !dimension || key === '' || key.includes('\0')) return null;
  const isId = /^[1-9]\d{0,9}$/.test(key) && Number(key) <= LARGEST_ID;
  return dimension === 'product' && !isId ? null : { dimension, key };
}

/** The other way round: what stands in an address. */
export const filterText = ({ dimension, key }: ReportFilter): string => `${dimension}:${key}`;

/** Whether rows of a dimension can become the filter. */
export const canFilter = (dimension: string): dimension is FilterDimension =>
  filterDimensions.some((name) => name === dimension);
