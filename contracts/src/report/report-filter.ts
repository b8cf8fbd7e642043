import { reportDimensions, type ReportDimension } from './report-dimension';

/** Filters that a report takes at once. */
export const MAX_FILTERS = 10;

/**
 * Limits a report to events of a key, or to those that do not have it. Included keys of the same dimension are
 * alternatives; everything else must hold at once. An event without a value in a dimension has none of its keys, so an
 * exclusion keeps it.
 */
export interface ReportFilter {
  dimension: ReportDimension;
  /** A product's id in decimal, else the text that is counted: '/comparison', 'DE'. */
  key: string;
  excluded: boolean;
}

const MAX_ID = 2_147_483_647;

/** A filter's three parts: 'page!:/faq' → 'page', true and '/faq'; null where there is no colon. */
export function splitFilter(text: string): { name: string; excluded: boolean; key: string } | null {
  const colon = text.indexOf(':');
  if (colon < 0) return null;
  const excluded = text[colon - 1] === '!';
  return { name: text.slice(0, excluded ? colon - 1 : colon), excluded, key: text.slice(colon + 1) };
}

/** Whether a product can have this id. */
export const isProductId = (key: string): boolean => /^[1-9]\d{0,9}$/.test(key) && Number(key) <= MAX_ID;

/** 'page:/comparison' → that page, 'page!:/comparison' → every other; null for what is no filter. */
export function readFilter(text: string): ReportFilter | null {
  const parts = splitFilter(text);
  const dimension = reportDimensions.find((name) => name === parts?.name);
  if (!parts || !dimension || parts.key === '' || parts.key.includes('\0')) return null;
  const { key, excluded } = parts;
  return dimension === 'product' && !isProductId(key) ? null : { dimension, key, excluded };
}

/** Inverse of readFilter. */
export const filterText = ({ dimension, key, excluded }: ReportFilter): string =>
  `${dimension}${excluded ? '!' : ''}:${key}`;

/** The filters of a query, each once. */
export const readFilters = (filter: string | readonly string[] | undefined): ReportFilter[] =>
  [...new Set([filter ?? []].flat())].flatMap((text) => readFilter(text) ?? []);
