import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { InvalidInputError } from '../../http/errors';

/** What browsers drop from an address before they read it (WHATWG URL): outer control characters and spaces, inner tabs and line breaks. */
// eslint-disable-next-line no-control-regex
const DROPPED = /^[\u0000-\u0020]+|[\u0000-\u0020]+$|[\t\n\r]+/g;

/** An address as a browser reads it. */
function readAddress(text: string): string {
  return text.replace(DROPPED, '');
}

/** An outside page or picture: http or https, with a host, and without a user name or password. */
function isOutside(address: string): boolean {
  if (!/^https?:\/\/[^/\\]/i.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

/** A path of this site. Two slashes, or a slash and a backslash, would begin a host. */
function isSitePath(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

/** What a link in rich text may lead to. */
function isLinkTarget(address: string): boolean {
  return (
    isOutside(address) || isSitePath(address) || address.startsWith('#') || /^mailto:[^\s]/i.test(address)
  );
}

const headings = ['h2', 'h3', 'h4'];
const blocks = ['p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'figure', 'figcaption'];
const inline = ['a', 'strong', 'em', 's', 'sub', 'sup', 'u', 'code', 'br', 'img'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** Elements that are replaced by another one. */
const synonyms = { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', del: 's', strike: 's' };

/**
 * Elements whose content is not prose, or is parsed by other rules than HTML's: they are removed with their content.
 */
const dropped = [
  'script',
  'style',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'head',
  'title',
  'svg',
  'math',
  'xmp',
  'plaintext',
  'textarea',
  'select',
  'option',
  'audio',
  'video',
  'canvas',
];

type LinkTest = (address: string) => boolean;

/** Maximum depth of nested elements. Browsers stop at 512. */
const DEEPEST = 100;
/** Deeper HTML is rejected as a whole. */
const DEEPEST_TRIED = 1000;

const options: IOptions = {
  allowedTags: [...headings, ...blocks, ...inline, ...tables],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    // The card of a product, which the page renders as the product is then.
    figure: ['data-product'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ...Object.fromEntries(headings.map((heading) => [heading, ['id']])),
  },
  // Addresses are judged below, by stricter rules.
  allowedSchemesAppliedToAttributes: [],
  nonTextTags: dropped,
  nestingLimit: DEEPEST,
  // A link without a target is replaced by its text; a picture without an address is removed.
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'a' && attribs.href === undefined) return 'excludeTag';
    return tag === 'img' && attribs.src === undefined;
  },
  transformTags: {
    ...Object.fromEntries(
      Object.entries({ ...synonyms, h2: 'h2', h3: 'h3', h4: 'h4' }).map(([from, to]) => [
        from,
        (_tag: string, { id }: Attributes) => element(to, { id: matching(id, /^[a-z][\w-]{0,99}$/i) }),
      ]),
    ),
    img: (_tag, attributes) => image(attributes),
    figure: (_tag, attributes) =>
      element('figure', { 'data-product': matching(attributes['data-product'], /^[1-9]\d{0,8}$/) }),
    ol: (_tag, { start }) => element('ol', { start: matching(start, /^\d{1,6}$/) }),
    th: (_tag, attributes) => cell('th', attributes),
    td: (_tag, attributes) => cell('td', attributes),
  },
};

/**
 * Sanitizes an article's HTML: keeps what articles consist of, and removes everything that could run, load, cover the
 * page or break out of the article. Affiliate links are marked as sponsored and open in a new tab. Sanitizing again
 * changes nothing.
 *
 * @param path path of the field, for errors
 * @param isAffiliateLink for the address of a link, absolute or a path of this site
 * @throws InvalidInputError when elements are nested hundreds of levels deep
 */
export function sanitizeRichText(html: string, path: string, isAffiliateLink: LinkTest): string {
  // Removing an element may leave its content in an invalid place: `<p><div><h2>`. The second pass corrects this, and
  // removes nothing further.
  return sanitizeOnce(sanitizeOnce(html, path, isAffiliateLink), path, isAffiliateLink);
}

function sanitizeOnce(html: string, path: string, isAffiliateLink: LinkTest): string {
  let depth = 0;
  return sanitizeHtml(html, {
    ...options,
    transformTags: {
      ...options.transformTags,
      a: (_tag, attributes) => link(attributes, isAffiliateLink),
    },
    // The parser's time grows with the square of the depth.
    onOpenTag: () => {
      if (++depth <= DEEPEST_TRIED) return;
      throw new InvalidInputError([{ path, message: 'Elements stand too deep inside each other' }]);
    },
    onCloseTag: () => void depth--,
  }).trim();
}

/** Whether a reader sees anything of sanitized HTML: a word, a picture or a product. */
export function hasText(sanitized: string): boolean {
  return /<img |<figure data-product/.test(sanitized) || sanitized.replace(/<[^>]*>/g, '').trim() !== '';
}

function link({ href = '', target, rel = '' }: Attributes, isAffiliateLink: LinkTest): Tag {
  const address = readAddress(href);
  if (!isLinkTarget(address)) return element('a', {});
  if (isAffiliateLink(address))
    return element('a', { href: address, target: '_blank', rel: 'noopener sponsored nofollow' });
  if (!isOutside(address)) return element('a', { href: address });
  const given = new Set(rel.toLowerCase().split(/\s+/));
  return element('a', {
    href: address,
    target: matching(target, /^_blank$/),
    rel: ['noopener', ...['sponsored', 'nofollow'].filter((word) => given.has(word))].join(' '),
  });
}

function image({ src = '', alt = '', width, height }: Attributes): Tag {
  const address = readAddress(src);
  if (!isOutside(address) && !isSitePath(address)) return element('img', {});
  return element('img', {
    src: address,
    alt,
    width: matching(width, /^[1-9]\d{0,4}$/),
    height: matching(height, /^[1-9]\d{0,4}$/),
    loading: 'lazy',
  });
}

function cell(tagName: string, { scope, colspan, rowspan }: Attributes): Tag {
  return element(tagName, {
    scope: matching(scope, /^(row|col|rowgroup|colgroup)$/),
    colspan: matching(colspan, /^[1-9]\d{0,2}$/),
    rowspan: matching(rowspan, /^[1-9]\d{0,2}$/),
  });
}

function matching(value: string | undefined, pattern: RegExp): string | undefined {
  return value !== undefined && pattern.test(value) ? value : undefined;
}

function element(tagName: string, attributes: Record<string, string | undefined>): Tag {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return { tagName, attribs: Object.fromEntries(given) as Attributes };
}
