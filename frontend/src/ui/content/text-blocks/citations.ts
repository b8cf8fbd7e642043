import { sourceAnchor } from '@astaguide/content/studies/citation';
import { CITATION } from '@astaguide/contracts/publishing/text-blocks';

const CITED = new RegExp(
  `<sup(?: id="[^"]*")? ${CITATION}="([^"]*)"[^>]*><a href="[^"]*">\\d*</a></sup>`,
  'g',
);

/**
 * Numbers the references to studies in sanitized HTML in the order of the text, and leads them to the list of sources on
 * the same page.
 *
 * @param known the keys of the studies that are still there; a reference to another one is removed
 * @returns the HTML, and the keys of the studies, each once, in the order of their numbers
 */
export function withNumberedCitations(
  html: string,
  known: ReadonlySet<string>,
): { html: string; keys: string[] } {
  const keys: string[] = [];
  const numbered = html.replace(CITED, (_whole, key: string) => {
    if (!known.has(key)) return '';
    if (!keys.includes(key)) keys.push(key);
    const number = keys.indexOf(key) + 1;
    return `<sup ${CITATION}="${key}"><a href="#${sourceAnchor(key)}" aria-label="Source ${number}">${number}</a></sup>`;
  });
  return { html: numbered, keys };
}
