import { toSlug } from '@astaguide/contracts/lib/slug';

/** Anchors of footnotes as texts have them. No page has others that begin so. */
const OWN = /^fn-[a-z0-9-]{1,80}$/;

/** The anchors of a text that its own links lead to, such as those of footnotes: WordPress, Word and Markdown name them. */
export interface FootnoteAnchors {
  /** The anchor that an id becomes; undefined if nothing leads to it. */
  of: (id: string | undefined) => string | undefined;
  /** The address of a link, with the anchor that its target gets. */
  withTarget: (address: string) => string;
}

/** Finds the links within a text, in both directions. Headings keep their ids, and are not among them. */
export function footnoteAnchors(html: string): FootnoteAnchors {
  const targets = new Set(Array.from(html.matchAll(/\shref\s*=\s*["']?\s*#([^"'\s>]+)/gi), ([, id]) => id!));
  const headings = idsIn(html, /<h[1-6]\b[^>]*?\s(?:id)\s*=\s*["']?([^"'\s>]+)/gi);
  const places = idsIn(html, /<(?:a|p|li|sup)\b[^>]*?\s(?:id|name)\s*=\s*["']?([^"'\s>]+)/gi);
  const anchors = new Map<string, string>();
  for (const id of targets) {
    if (headings.has(id) || !places.has(id)) continue;
    const own = OWN.test(id) ? id : `fn-${toSlug(id).slice(0, 80) || anchors.size}`;
    anchors.set(id, own);
  }
  return {
    of: (id) => (id === undefined ? undefined : anchors.get(id)),
    withTarget: (address) => {
      const anchor = address.startsWith('#') ? anchors.get(address.slice(1)) : undefined;
      return anchor === undefined ? address : `#${anchor}`;
    },
  };
}

const idsIn = (html: string, pattern: RegExp) => new Set(Array.from(html.matchAll(pattern), ([, id]) => id!));
