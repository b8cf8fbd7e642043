import { shortLinkInputSchema, type ShortLink } from '@astaguide/contracts/catalog/short-link';
import { csvTable } from '@astaguide/contracts/lib/csv';
import type { z } from 'zod';
import { InvalidInputError } from '../../http/errors';
import { readCsvRows } from '../../http/input/csv-rows';

/** The form's field with the file. */
export const SHORT_LINKS_FIELD = 'file';
/** Rows of a file. */
const MAX_ROWS = 5000;
/** Bad lines that are named; of more only the number. */
const MAX_NAMED = 20;

/** The columns of the file, with the names that other programs give them, without spaces and signs. */
const columns = {
  slug: ['slug', 'shortlink', 'address'],
  product: ['product', 'productslug'],
  url: ['url', 'target', 'targeturl', 'destination', 'destinationurl'],
  endsOn: ['endson', 'lastday', 'expires', 'expiresat'],
  nextUrl: ['nexturl', 'afterwards', 'expiredurl'],
  passesQuery: ['passesquery', 'forwardparameters', 'parameterforwarding'],
} as const;
type Column = keyof typeof columns;

/** A row of a file; its product is named by slug. */
export interface ShortLinkRow {
  line: number;
  /** Empty for none. */
  productSlug: string;
  /** The input, without the product. */
  cells: { slug: string; url: string; endsOn: string; nextUrl: string; passesQuery: boolean };
}

/** Without those whose product was deleted. @param links with the slugs of their products */
export function shortLinksCsv(links: readonly (ShortLink & { productSlug: string | null })[]): string {
  return csvTable([
    ['slug', 'product', 'url', 'endsOn', 'nextUrl', 'passesQuery', 'clicks', 'createdAt'],
    ...links
      .filter(({ productSlug, url }) => productSlug !== null || url !== null)
      .map(({ slug, productSlug, url, endsOn, nextUrl, passesQuery, clicks, createdAt }) => [
        slug,
        productSlug,
        url,
        endsOn,
        nextUrl,
        passesQuery ? 'yes' : 'no',
        clicks,
        createdAt,
      ]),
  ]);
}

/**
 * Parses a CSV file of short links, as `shortLinksCsv` writes it. Other columns are ignored. A slug may be the whole
 * address, and an end may have a time.
 *
 * @param bytes UTF-8
 * @throws InvalidInputError for a file that is not a table, has no slugs, or too many rows
 */
export function readShortLinks(bytes: Uint8Array): ShortLinkRow[] {
  const [first, ...rows] = readCsvRows(bytes, SHORT_LINKS_FIELD, MAX_ROWS);
  if (!first || rows.length === 0) throw refuse(['The file has no rows below the header.']);
  const headings = first.cells.map((heading) => heading.toLowerCase().replace(/[^a-z]/g, ''));
  const placeOf = (column: Column) =>
    headings.findIndex((heading) => columns[column].includes(heading as never));
  if (placeOf('slug') < 0) throw refuse(['Line 1: there is no column slug']);
  return rows.map(({ line, cells }) => {
    const cell = (column: Column) => cells[placeOf(column)] ?? '';
    return {
      line,
      productSlug: cell('product').toLowerCase(),
      cells: {
        slug: (/([^/]*)\/*$/.exec(cell('slug'))?.[1] ?? '').toLowerCase(),
        url: cell('url'),
        endsOn: cell('endsOn').replace(/[T ].*$/, ''),
        nextUrl: cell('nextUrl'),
        passesQuery: /^(yes|true|1|on)$/i.test(cell('passesQuery')),
      },
    };
  });
}

/**
 * Validates the rows of a file as if each was entered.
 *
 * @param productIds by slug
 * @throws InvalidInputError with an error for each bad line
 */
export function validateRows(
  rows: readonly ShortLinkRow[],
  productIds: ReadonlyMap<string, number>,
): z.output<typeof shortLinkInputSchema>[] {
  const lines = new Map<string, number>();
  const problems: string[] = [];
  const links = rows.flatMap(({ line, productSlug, cells }) => {
    const productId = productSlug === '' ? null : productIds.get(productSlug);
    if (productId === undefined) {
      problems.push(`Line ${line}: there is no product ${productSlug.slice(0, 100)}`);
      return [];
    }
    const parsed = shortLinkInputSchema.safeParse({ ...cells, productId });
    if (!parsed.success) {
      const { path, message } = parsed.error.issues[0]!;
      problems.push(`Line ${line}, ${path.join('.')}: ${message}`);
      return [];
    }
    const earlier = lines.get(cells.slug);
    if (earlier !== undefined)
      problems.push(`Line ${line}: line ${earlier} has the slug ${cells.slug} as well`);
    lines.set(cells.slug, line);
    return [parsed.data];
  });
  if (problems.length > 0) throw refuse(problems);
  return links;
}

function refuse(problems: readonly string[]): InvalidInputError {
  const named = problems.slice(0, MAX_NAMED);
  if (problems.length > named.length) named.push(`And ${problems.length - named.length} more bad lines`);
  return new InvalidInputError(named.map((message) => ({ path: SHORT_LINKS_FIELD, message })));
}
