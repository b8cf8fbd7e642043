import { escapeHtml } from '@astaguide/contracts/lib/escape-html';
import { listed } from './source-post';

const SHORTCODE = /\[(\/?)([a-z][\w-]*)((?:\s[^[\]]*)?)\]/gi;
const CODE = /(<(pre|code)\b[\s\S]*?<\/\2>)/i;
/** Shortcodes of WordPress itself and of widespread plugins that are written without attributes as well. */
const BARE = new Set('gallery playlist products cart checkout shop toc sitemap'.split(' '));

/** The pictures of the old library. */
export interface OldPictures {
  addressOf: (id: string) => string | undefined;
  /** The ids of those that were uploaded to the post: a gallery that names none shows them. */
  ofPost: readonly string[];
}

/**
 * Replaces WordPress's shortcodes: captions become figures, galleries pictures, embeds their address on a line of its
 * own. Others are removed without what they enclose, and listed. Words in brackets that are no shortcode stay.
 */
export function replaceShortcodes(html: string, pictures: OldPictures): { html: string; lost: string[] } {
  const lost: string[] = [];
  const lose = (text: string) => void lost.push(listed(text));
  const replaced = html
    .split(CODE)
    .map((part, index) => {
      // Each piece of code is followed by the name of its element.
      if (index % 3 === 2) return '';
      return index % 3 === 1 ? part : replaceIn(part, pictures, lose);
    })
    .join('');
  return { html: replaced, lost };
}

function replaceIn(html: string, { addressOf, ofPost }: OldPictures, lose: (text: string) => void): string {
  const known = html
    .replace(/\[(?:wp_)?caption\b[^\]]*\]([\s\S]*?)\[\/(?:wp_)?caption\]/gi, (_whole, inner: string) => {
      const [, picture = '', text = ''] = /^\s*(<a\b[\s\S]*?<\/a>|<img\b[^>]*>)([\s\S]*)$/i.exec(inner) ?? [];
      return picture === '' ? inner : `<figure>${picture}<figcaption>${text.trim()}</figcaption></figure>`;
    })
    .replace(/\[gallery\b([^\]]*)\]/gi, (whole, attributes: string) => {
      const ids = /\bids=["']?([\d,\s]+)/i.exec(attributes)?.[1]?.split(',') ?? ofPost;
      const addresses = ids.map((id) => addressOf(id.trim()));
      if (ids.length === 0 || addresses.includes(undefined)) lose(whole);
      return addresses
        .map((address) => address && `<p><img src="${escapeHtml(address)}" alt=""></p>`)
        .join('');
    })
    .replace(
      /\[embed\b[^\]]*\]\s*(https?:\/\/[^\s[\]]+)\s*\[\/embed\]|\[(?:youtube|vimeo)[=\s]+(https?:\/\/[^\s[\]]+)[^\]]*\]/gi,
      (_whole, embedded?: string, named?: string) => `\n\n${embedded ?? named}\n\n`,
    );
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
