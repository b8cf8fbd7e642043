import type { ReportDimension } from '@astaguide/contracts/report/report-dimension';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The label of a key: the name of the product, country or language, otherwise the key itself. */
export function keyLabel(dimension: ReportDimension, key: string, productName: string | null): string {
  if (dimension === 'product') return productName ?? `Deleted product ${key}`;
  if (dimension === 'country' && /^[A-Z]{2}$/.test(key)) return countryNames.of(key) ?? key;
  if (dimension === 'language' && /^[a-z]{2,3}$/.test(key)) return languageNames.of(key) ?? key;
  return key;
}
