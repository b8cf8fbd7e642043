import sanitizeHtml from 'sanitize-html';

/** Elements that end a line of text. */
const breaks = /<(?:\/(?:p|li|h[1-6]|tr|blockquote|figcaption|ul|ol|table)|br)\b[^>]*>/gi;

/** Numbers of footnotes and citations, which would lengthen the number before them, and the links back. */
const marks =
  /<sup\b[^>]*>\s*<a\b[^>]*href="#[^>]*>[^<]*<\/a>\s*<\/sup>|<sup\b[^>]*\sdata-cite=[^>]*>[^<]*<\/sup>|<a\b[^>]*href="#[^"]*-ref"[^>]*>[^<]*<\/a>/gi;
/** The beginning of an exponent: '10<sup>9</sup>'. */
const exponent = /(?<=\d)<sup\b[^>]*>(?=\d)/gi;

/** The lines of an article's HTML as plain text. Items of lists begin with '- ', cells of tables end with ' ·'. */
export function plainLines(html: string): string[] {
  return html
    .replace(marks, '')
    .replace(exponent, '^')
    .replace(/<li\b[^>]*>/gi, '- ')
    .replace(/<\/t[dh]>/gi, ' · ')
    .replace(breaks, '\n')
    .split('\n')
    .map((line) => plainLine(line).replace(/(?: ?·)+$/, ''))
    .filter((line) => line !== '' && line !== '-');
}

/** HTML as one line of plain text. */
export function plainLine(html: string): string {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
