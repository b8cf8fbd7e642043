import { searchWords } from '@astaguide/contracts/site/search-words';

/** Characters, without the ellipses. */
const LENGTH = 160;
/** Maximum number of characters before the first match. */
const LEAD = 80;

/**
 * A piece of a text around its first match; the beginning of the text if nothing matches.
 *
 * @param text plain text in one line
 * @param terms words as `searchWords` writes them
 */
export function excerptOf(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= LENGTH) return text;
  const start = startOf(text, firstMatch(text, terms));
  const rest = text.slice(start);
  const piece = rest.length <= LENGTH ? rest : rest.slice(0, endOf(rest));
  return `${start > 0 ? '…' : ''}${piece}${piece.length < rest.length ? '…' : ''}`;
}

function firstMatch(text: string, terms: ReadonlySet<string>): number {
  if (terms.size === 0) return 0;
  for (const { word, start } of searchWords(text)) if (terms.has(word)) return start;
  return 0;
}

/** The start of the sentence with the match, or of a word before the match if that is too far away. */
function startOf(text: string, match: number): number {
  if (match <= LEAD) return 0;
  const before = text.slice(match - LEAD, match);
  const sentence = Math.max(...['. ', '? ', '! '].map((end) => before.lastIndexOf(end) + 1));
  const gap = sentence > 0 ? sentence : before.indexOf(' ');
  return gap === -1 ? match : match - LEAD + gap + 1;
}

/** The end of the last whole word within the length. */
function endOf(text: string): number {
  const gap = text.lastIndexOf(' ', LENGTH);
  if (gap > LENGTH / 2) return gap;
  return isHighSurrogate(text.charCodeAt(LENGTH - 1)) ? LENGTH - 1 : LENGTH;
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00;
}
