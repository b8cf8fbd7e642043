import type { BreakdownDimension } from '@astaguide/contracts/analytics/report/report-dimension';
import { screenClasses, screenWidths } from '@astaguide/contracts/analytics/ingest/screen-class';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
/** Classes of screens, with their widths. */
const screenNames: Record<string, string> = Object.fromEntries(
  screenClasses.map((name, place) => {
    const [from, below] = [screenWidths[place - 1]?.[1], screenWidths[place]?.[1]];
    const widths = [from && `from ${from}`, below && `under ${below}`].filter(Boolean).join(', ');
    return [name, `${name[0]!.toUpperCase()}${name.slice(1).replace('-', ' ')} (${widths} px)`];
  }),
);
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/**
 * The label of a key: the name of the product, page, country or language, otherwise the key itself.
 *
 * @param name of the product or the page; null if unknown, and for other dimensions
 */
export function keyLabel(dimension: BreakdownDimension, key: string, name: string | null): string {
  if (dimension === 'product') return name ?? `Deleted product ${key}`;
  if (dimension === 'page' || dimension === 'entryPage' || dimension === 'exitPage') return name ?? key;
  if (dimension === 'country' && /^[A-Z]{2}$/.test(key)) return countryNames.of(key) ?? key;
  if (dimension === 'language' && /^[a-z]{2,3}$/.test(key)) return languageNames.of(key) ?? key;
  return dimension === 'screen' ? (screenNames[key] ?? key) : key;
}
