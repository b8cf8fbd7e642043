import { escapeHtml } from '@astaguide/contracts/lib/escape-html';
import { listed } from './source-post';

const SHORTCODE = /\[(\/?)([a-z][\w-]*)((?:\s[^[\]]*)?)\]/gi;
const CODE = /(<(pre|code)\b[\s\S]*?<\/\2>)/i;
/** Shortcodes of WordPress itself and of widespread plugins that are written without attributes as well. */
const BARE = new Set('gallery playlist products cart checkout shop toc sitemap'.split(' '));

/**
 * Replaces WordPress's shortcodes: captions become figures, galleries pictures, embeds links. Others are removed without
 * what they enclose, and listed. Words in brackets that are no shortcode stay.
 *
 * @param addressOf the address of a picture by its id in the old library
 */
export function replaceShortcodes(
  html: string,
  addressOf: (id: string) => string | undefined,
): { html: string; lost: string[] } {
  const lost: string[] = [];
  const lose = (text: string) => void lost.push(listed(text));
  const replaced = html
    .split(CODE)
    .map((part, index) => {
      // Each piece of code is followed by the name of its element.
      if (index % 3 === 2) return '';
      return index % 3 === 1 ? part : replaceIn(part, addressOf, lose);
    })
    .join('');
  return { html: replaced, lost };
}

function replaceIn(
  html: string,
  addressOf: (id: string) => string | undefined,
  lose: (text: string) => void,
): string {
  const known = html
    .replace(/\[(?:wp_)?caption\b[^\]]*\]([\s\S]*?)\[\/(?:wp_)?caption\]/gi, (_whole, inner: string) => {
      const [, picture = '', text = ''] = /^\s*(<a\b[\s\S]*?<\/a>|<img\b[^>]*>)([\s\S]*)$/i.exec(inner) ?? [];
      return picture === '' ? inner : `<figure>${picture}<figcaption>${text.trim()}</figcaption></figure>`;
    })
    .replace(/\[gallery\b([^\]]*)\]/gi, (whole, attributes: string) => {
      const ids = /\bids=["']?([\d,\s]+)/i.exec(attributes)?.[1]?.split(',') ?? [];
      const addresses = ids.map((id) => addressOf(id.trim()));
      if (ids.length === 0 || addresses.includes(undefined)) lose(whole);
      return addresses
        .map((address) => address && `<p><img src="${escapeHtml(address)}" alt=""></p>`)
        .join('');
    })
    .replace(/\[embed\b[^\]]*\]\s*(https?:\/\/[^\s[\]]+)\s*\[\/embed\]/gi, (whole, address: string) => {
      lose(whole);
      return `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;
    });
  const closed = new Set([...known.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name!.toLowerCase()));
  return known.replace(SHORTCODE, (whole, slash: string, name: string, attributes: string) => {
    const isShortcode =
      /[-_]/.test(name) ||
      /\w=/.test(attributes) ||
      closed.has(name.toLowerCase()) ||
      BARE.has(name.toLowerCase());
    if (!isShortcode) return whole;
    if (slash === '') lose(whole);
    return '';
  });
}

const BLOCK =
  /^<\/?(?:p|h[1-6]|ul|ol|li|dl|table|thead|tbody|tr|td|th|blockquote|pre|figure|figcaption|div|section|article|hr|form|iframe|video|audio|address|aside|details|noscript|script|style|!--)\b/i;

/** The paragraphs that WordPress's classic editor leaves to the reader: blank lines divide them, single ones break a line. */
export function withParagraphs(html: string): string {
  return html
    .replaceAll('\r\n', '\n')
    .split(/(<(?:pre|script|style)\b[\s\S]*?<\/(?:pre|script|style)>)/i)
    .map((part, index) => (index % 2 === 1 ? part : paragraphsOf(part)))
    .join('\n');
}

function paragraphsOf(html: string): string {
  return html
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map((chunk) => (BLOCK.test(chunk) ? chunk : `<p>${chunk.replaceAll('\n', '<br>\n')}</p>`))
    .join('\n');
}
