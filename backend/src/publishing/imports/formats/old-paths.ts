import { posix } from 'node:path';
import { toSlug } from '@astaguide/contracts/lib/slug';

/** What an address of Jekyll's consists of. */
export interface JekyllPost {
  /** Of the file's name: '2024-01-02', 'doses'. */
  day: string;
  name: string;
  slug: string;
  categories: readonly string[];
}

/** Jekyll's patterns by name. */
const PATTERNS: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title.html',
};

/** The address that Jekyll gave a post. @param pattern '/:year/:title/', or the name of one of its own; empty for the default */
export function jekyllPath(pattern: string, { day, name, slug, categories }: JekyllPost): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const parts: Record<string, string> = {
    categories: categories.map((category) => toSlug(category)).join('/'),
    year,
    short_year: year.slice(2),
    month,
    i_month: String(Number(month)),
    day: date,
    i_day: String(Number(date)),
    title: slug || name,
    slug: toSlug(slug || name),
    output_ext: '.html',
  };
  return (PATTERNS[pattern || 'date'] ?? pattern)
    .replace(/:([a-z_]+)/g, (whole, part: string) => parts[part] ?? whole)
    .replace(/\/{2,}/g, '/');
}

/** The address that Hugo gives a text by default: where its file is below the folder of contents. */
export function hugoPath(file: string, slug: string): string | undefined {
  const [, below] = /(?:^|\/)content\/(.+)$/.exec(file) ?? [];
  if (below === undefined) return undefined;
  const path = below.replace(/(?:\/index)?\.[a-z]+$/i, '');
  const name = slug || posix.basename(path);
  return `/${posix.join(posix.dirname(path), name).toLowerCase().replace(/\s+/g, '-')}/`;
}
