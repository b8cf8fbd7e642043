import { marked } from 'marked';
import { parseDocument } from 'htmlparser2';
import TurndownService from 'turndown';

const turndown = new TurndownService({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
  emDelimiter: '*',
  hr: '---',
});

/**
 * Writes sanitized HTML as Markdown that becomes the same HTML again. A block that Markdown has no words for, such as a
 * table with a caption or a product's card, stays HTML, which Markdown files may contain.
 *
 * @param sanitize as the text is when it is read again
 * @returns undefined if the whole text has to stay HTML
 */
export function toMarkdown(html: string, sanitize: (html: string) => string): string | undefined {
  const isSame = (markdown: string, block: string) =>
    withoutGaps(sanitize(marked.parse(markdown, { async: false }))) === withoutGaps(block);
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const blocks = children.map(({ startIndex, endIndex }) => html.slice(startIndex!, endIndex! + 1));
  const written = blocks
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const markdown = turndown.turndown(block);
      // A blank line would end HTML in Markdown.
      return isSame(markdown, block) ? markdown : block.replace(/\n(?=\s*\n)/g, '&#10;');
    })
    .join('\n\n');
  return isSame(written, html) ? `${written}\n` : undefined;
}

/** HTML without the white space between blocks, which readers do not see. */
const withoutGaps = (html: string) => html.replace(/>\s+</g, '><').trim();
