import { DomUtils, parseDocument } from 'htmlparser2';

/** Tags within a word or a sentence: 'C<sub>40</sub>', 'see <a>this</a>.' */
const INLINE =
  /<\/?(?:a|abbr|b|cite|code|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|time|u)(?:\s[^>]*)?>/gi;

/** What a reader reads of HTML, in one line. */
export const plainText = (html: string): string =>
  DomUtils.textContent(parseDocument(html.replace(INLINE, '').replace(/<[^>]*>/g, ' ')))
    .replace(/\s+/g, ' ')
    .trim();
