import { MAX_ROW_ID } from '../../lib/row-id';
import { reportDimensions, type ReportDimension } from './report-dimension';

/** Maximum number of filters per report. */
export const MAX_FILTERS = 10;

/**
 * Limits a report to events with a key, or without it. Included keys of the same dimension are combined with OR,
 * everything else with AND. An event without a value in a dimension passes its exclusions.
 */
export interface ReportFilter {
  dimension: ReportDimension;
  /** A product's id in decimal, otherwise the counted text: '/comparison', 'DE'. */
  key: string;
  excluded: boolean;
}

/** Splits a filter: 'page!:/faq' → 'page', true and '/faq'; null without a colon. */
export function splitFilter(text: string): { name: string; excluded: boolean; key: string } | null {
  const colon = text.indexOf(':');
  if (colon < 0) return null;
  const excluded = text[colon - 1] === '!';
  return { name: text.slice(0, excluded ? colon - 1 : colon), excluded, key: text.slice(colon + 1) };
}

/** Whether a text is a valid product id. */
export const isProductId = (key: string): boolean => /^[1-9]\d{0,9}$/.test(key) && Number(key) <= MAX_ROW_ID;

/** Parses 'page:/comparison' (this page) or 'page!:/comparison' (every other page); null if invalid. */
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

/** The filters of a query, without duplicates. */
export const readFilters = (filter: string | readonly string[] | undefined): ReportFilter[] =>
  [...new Set([filter ?? []].flat())].flatMap((text) => readFilter(text) ?? []);
