/** A product cannot be compared with itself. */
export const MIN_COMPARED = 2;
/** Maximum number of products on one comparison page. */
export const MAX_COMPARED = 4;

const SEPARATOR = '-vs-';

/** The last segment of a comparison's canonical address, in alphabetical order: b, a → 'a-vs-b'. */
export function joinSlugs(slugs: readonly string[]): string {
  return slugs.toSorted().join(SEPARATOR);
}

/**
 * The slugs in the last segment of a comparison's address: 'a-vs-b' → a, b. A slug may itself contain '-vs-': of
 * several readings, the one with the longest slug first counts.
 *
 * @param known every existing slug
 * @returns two to four different slugs in the order of the text; undefined if the text has no such reading
 */
export function comparedSlugs(text: string, known: ReadonlySet<string>): string[] | undefined {
  return readFrom(text, known, []);
}

function readFrom(rest: string, known: ReadonlySet<string>, before: readonly string[]): string[] | undefined {
  if (before.length === MAX_COMPARED) return undefined;
  for (let end = rest.length; end > 0; end = rest.lastIndexOf(SEPARATOR, end - 1)) {
    const slug = rest.slice(0, end);
    if (!known.has(slug) || before.includes(slug)) continue;
    const slugs = [...before, slug];
    const isLast = end === rest.length;
    if (isLast && slugs.length >= MIN_COMPARED) return slugs;
    const all = isLast ? undefined : readFrom(rest.slice(end + SEPARATOR.length), known, slugs);
    if (all) return all;
  }
  return undefined;
}
