import type { ReportDimension } from '@astaguide/contracts/analytics/report/report-dimension';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/**
 * The label of a key: the name of the product, page, country or language, otherwise the key itself.
 *
 * @param name of the product or the page; null if unknown, and for other dimensions
 */
export function keyLabel(dimension: ReportDimension, key: string, name: string | null): string {
  if (dimension === 'product') return name ?? `Deleted product ${key}`;
  if (dimension === 'page') return name ?? key;
  if (dimension === 'country' && /^[A-Z]{2}$/.test(key)) return countryNames.of(key) ?? key;
  if (dimension === 'language' && /^[a-z]{2,3}$/.test(key)) return languageNames.of(key) ?? key;
  return key;
}
