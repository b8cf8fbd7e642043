import { search as page } from '@astaguide/content/search';
import { MAX_SEARCH_LENGTH } from '@astaguide/contracts/site/search-words';

/** Query parameter of the search page, and name of its field. */
export const SEARCH_PARAMETER = 'q';

/**
 * The text searched for, in the form that the API accepts; empty if there is none.
 *
 * @param search the query of an address: '?q=skin'
 */
export function readSearch(search: string): string {
  return searchable(new URLSearchParams(search).get(SEARCH_PARAMETER) ?? '');
}

/** The address of the results for a text. */
export function searchHref(text: string): string {
  const searched = searchable(text);
  return searched === ''
    ? page.path
    : `${page.path}?${new URLSearchParams({ [SEARCH_PARAMETER]: searched })}`;
}

function searchable(text: string): string {
  const oneLine = text.replaceAll('\0', ' ').replace(/\s+/g, ' ').trim();
  // Half a surrogate pair is not valid text.
  return oneLine
    .slice(0, MAX_SEARCH_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
