import { DomUtils, parseDocument } from 'htmlparser2';

/** What a reader reads of HTML, in one line. */
export const plainText = (html: string): string =>
  DomUtils.textContent(parseDocument(html.replace(/<[^>]*>/g, ' ')))
    .replace(/\s+/g, ' ')
    .trim();
