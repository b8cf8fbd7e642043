import { MAX_ROW_ID } from '../../lib/row-id';
import { filterDimensions, isSessionPage, type FilterDimension } from './report-dimension';

/** Maximum number of filters per report. */
export const MAX_FILTERS = 10;

/** How a key is compared: whether the value begins with it or contains it; undefined if it is the value. */
export type FilterMatch = 'begins' | 'contains';

/**
 * Limits a report to events with a key, or without it. Included keys of the same dimension are combined with OR,
 * everything else with AND. An event without a value in a dimension passes its exclusions. Letter case does not matter
 * for where a visit came from (source, channel, campaign and its parameters) and for goals.
 */
export interface ReportFilter {
  dimension: FilterDimension;
  /**
   * A product's id in decimal, a goal's name, otherwise the counted text: '/comparison', 'DE'. With `match` a part of it; of products, a
   * part of their name. Null for events without a value in the dimension.
   */
  key: string | null;
  excluded: boolean;
  match?: FilterMatch | undefined;
}

const MATCHES = { '^': 'begins', '~': 'contains' } as const;

/** The parts of a filter; an empty key is 'none'. */
interface FilterParts extends Pick<ReportFilter, 'key' | 'excluded' | 'match'> {
  name: string;
}

/** Splits a filter: 'page!^:/review/' → 'page', excluded, begins with '/review/'; null if it has no such form. */
export function splitFilter(text: string): FilterParts | null {
  const parts = /^([a-zA-Z]+)(!?)([\^~]?):(.*)$/su.exec(text);
  if (!parts) return null;
  const [, name, not, sign, key] = parts as unknown as [string, string, string, '' | '^' | '~', string];
  if (key.includes('\0') || (sign !== '' && key === '')) return null;
  return {
    name,
    key: key === '' ? null : key,
    excluded: not !== '',
    ...(sign !== '' && { match: MATCHES[sign] }),
  };
}

/** Whether a text is a valid product id. */
export const isProductId = (key: string): boolean => /^[1-9]\d{0,9}$/.test(key) && Number(key) <= MAX_ROW_ID;

/**
 * Parses 'page:/comparison' (this page), 'page!:/comparison' (every other), 'page^:/review/' (begins with),
 * 'page~:astaxanthin' (contains), 'campaign:' (none); null if invalid. 'page:/review/*' begins with '/review/'.
 */
export function readFilter(text: string): ReportFilter | null {
  const parts = splitFilter(text);
  const dimension = filterDimensions.find((name) => name === parts?.name);
  if (!parts || !dimension) return null;
  const { name: _name, ...filter } = { ...parts, dimension };
  const { key, match } = filter;
  if (dimension === 'product' && key !== null && !match && !isProductId(key)) return null;
  return (dimension === 'page' || isSessionPage(dimension)) && !match && key?.endsWith('*')
    ? { ...filter, key: key.slice(0, -1), match: 'begins' }
    : filter;
}

/** What is wrong with a filter, as a sentence; undefined for a valid one. */
export function filterProblem(text: string, names: readonly string[] = filterDimensions): string | undefined {
  const [, name, signs, key] = /^([a-zA-Z]+)([!^~]*):(.*)$/su.exec(text) ?? [];
  if (name === undefined) return 'A filter is a dimension, a colon and a value, such as page:/comparison';
  if (!names.includes(name)) return `Reports cannot be filtered by ${name}, only by ${names.join(', ')}`;
  if (key!.includes('\0')) return 'A filter cannot contain the character U+0000';
  if (!/^!?[\^~]?$/.test(signs!))
    return 'Put nothing before the colon of a filter, or ! for not, ^ for begins with, ~ for contains';
  if (/[\^~]/.test(signs!) && key === '')
    return `Enter the text that the ${name} ${signs!.endsWith('^') ? 'begins with' : 'contains'}`;
  if (name === 'product' && !/[\^~]/.test(signs!) && key !== '' && !isProductId(key!))
    return 'A product is given by its number, such as product:12';
  return undefined;
}

/** Inverse of readFilter. */
export const filterText = ({ dimension, key, excluded, match }: ReportFilter): string =>
  `${dimension}${excluded ? '!' : ''}${match ? (match === 'begins' ? '^' : '~') : ''}:${key ?? ''}`;

/** The filters of a query, without duplicates. */
export const readFilters = (filter: string | readonly string[] | undefined): ReportFilter[] =>
  [...new Set([filter ?? []].flat())].flatMap((text) => readFilter(text) ?? []);
