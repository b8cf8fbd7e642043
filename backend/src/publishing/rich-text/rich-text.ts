import {
  CALLOUT,
  calloutTones,
  CITATION,
  LONGEST_VIDEO_TITLE,
  textBlockKinds,
  textBlocks,
  VIDEO_TITLE,
} from '@astaguide/contracts/publishing/text-blocks';
import { isNamedElement } from '@astaguide/contracts/publishing/removed-elements';
import { videoOf } from '@astaguide/contracts/publishing/video-address';
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { InvalidInputError } from '../../http/errors';
import { footnoteAnchors, type FootnoteAnchors } from './footnote-anchors';

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
const blocks = ['p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'figure', 'figcaption', 'aside'];
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
type Transforms = Record<string, (tag: string, attributes: Attributes) => Tag>;

/** Maximum depth of nested elements. Browsers stop at 512. */
const DEEPEST = 100;
/** Deeper HTML is rejected as a whole. */
const DEEPEST_TRIED = 1000;

/** An element whose clicks are sent as an event: its name. */
const GOAL = 'data-goal';
// eslint-disable-next-line no-control-regex
const GOAL_NAME = /^[^\u0000-\u001f]{1,64}$/;
const goalOf = ({ [GOAL]: name }: Attributes) => matching(name?.trim(), GOAL_NAME);

/** Elements without a meaning of their own in an article: those that name an event become a `div` or a `span`. */
const boxes = {
  div: ['div', 'section', 'article', 'header', 'footer', 'main', 'nav', 'details', 'summary'],
  span: ['span', 'button', 'label', 'mark', 'small', 'time', 'abbr', 'cite', 'q', 'kbd'],
};

/** Elements that are replaced by their content unless they name an event, or are a remark. */
const unwrapped = new Set(['aside', ...Object.values(boxes).flat()]);

const options: IOptions = {
  allowedTags: [...headings, ...blocks, ...inline, ...tables, ...Object.keys(boxes)],
  allowedAttributes: {
    '*': [GOAL],
    a: ['href', 'id', 'target', 'rel'],
    p: ['id'],
    li: ['id'],
    sup: ['id', CITATION],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    aside: [CALLOUT],
    figure: [...Object.values(textBlocks).map(({ attribute }) => attribute), VIDEO_TITLE],
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
    // A tag that is renamed to one that is not allowed would take the end of the next element with it.
    if (unwrapped.has(tag) && attribs[GOAL] === undefined && attribs[CALLOUT] === undefined)
      return 'excludeTag';
    if (tag === 'a' && attribs.href === undefined && attribs.id === undefined) return 'excludeTag';
    return tag === 'img' && attribs.src === undefined;
  },
  transformTags: keepingGoals({
    ...Object.fromEntries(
      ['ul', 'blockquote', 'pre', 'hr', 'figcaption', ...inline, ...tables].map((name) => [
        name,
        (tag: string) => element(tag, {}),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries({ ...synonyms, h2: 'h2', h3: 'h3', h4: 'h4' }).map(([from, to]) => [
        from,
        (_tag: string, { id }: Attributes) => element(to, { id: matching(id, /^[a-z][\w-]{0,99}$/i) }),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(boxes).flatMap(([to, names]) => names.map((name) => [name, () => element(to, {})])),
    ),
    figure: (_tag, attributes) => figure(attributes),
    // Any other one is an element that is removed.
    iframe: (tag, { src = '', title }) => {
      const video = videoOf(src);
      return element(video ? 'figure' : tag, {
        [textBlocks.video.attribute]: video,
        [VIDEO_TITLE]: titleOf(title),
      });
    },
    // Not a remark: its tags are removed.
    aside: (_tag, attributes) => {
      const tone = attributes[CALLOUT];
      const isTone = calloutTones.some((known) => known === tone);
      return element(isTone ? 'aside' : 'div', { [CALLOUT]: isTone ? tone : undefined });
    },
    ol: (_tag, { start }) => element('ol', { start: matching(start, /^\d{1,6}$/) }),
    th: (_tag, attributes) => cell('th', attributes),
    td: (_tag, attributes) => cell('td', attributes),
  }),
};

/**
 * Sanitizes an article's HTML: keeps what articles consist of, and removes everything that could run, load, cover the
 * page or break out of the article. Affiliate links are marked as sponsored and open in a new tab; frames with a video
 * become its card. Sanitizing again changes nothing.
 *
 * @param path path of the field, for errors
 * @param isAffiliateLink for the address of a link, absolute or a path of this site
 * @param removed receives the tags of what was removed and the owner should know of
 * @throws InvalidInputError when elements are nested hundreds of levels deep
 */
export function sanitizeRichText(
  html: string,
  path: string,
  isAffiliateLink: LinkTest,
  removed: string[] = [],
): string {
  // Removing an element may leave its content in an invalid place: `<p><div><h2>`. The second pass corrects this, and
  // removes nothing further.
  const once = sanitizeOnce(html, { path, isAffiliateLink, removed });
  return sanitizeOnce(withVideoCards(once), { path, isAffiliateLink, removed: [] });
}

/** What a frame with a video had for browsers without frames. */
const FRAME_TEXT = /(<figure data-video="[^"]*"[^>]*>)[^<]*(?=<\/figure>)/g;
/** WordPress and Ghost put frames into figures, with a caption. */
const VIDEO_IN_FIGURE =
  /<figure>\s*<figure (data-video="[^"]*")( data-title="[^"]*")?><\/figure>\s*(?:<figcaption>([\s\S]*?)<\/figcaption>)?\s*<\/figure>/g;

/** Makes the cards of videos blocks of the text itself, which the caption of a figure becomes the title of. */
function withVideoCards(html: string): string {
  return html
    .replace(FRAME_TEXT, '$1')
    .replace(VIDEO_IN_FIGURE, (_whole, video: string, own = '', caption: string | undefined) => {
      const title = caption?.replace(/<[^>]*>/g, '').trim();
      return `<figure ${video}${title ? ` ${VIDEO_TITLE}="${title.replaceAll('"', '&quot;')}"` : own}></figure>`;
    });
}

interface Sanitizing {
  path: string;
  isAffiliateLink: LinkTest;
  removed: string[];
}

function sanitizeOnce(html: string, { path, isAffiliateLink, removed }: Sanitizing): string {
  let depth = 0;
  const anchors = footnoteAnchors(html);
  const anchored = (tag: string, { id, name, ...attributes }: Attributes) =>
    element(tag, { ...attributes, id: anchors.of(id) ?? anchors.of(name) });
  return sanitizeHtml(html, {
    ...options,
    transformTags: {
      ...options.transformTags,
      ...keepingGoals({
        a: (_tag, attributes) => {
          const { attribs } = link(attributes, isAffiliateLink, anchors);
          if (attributes.href && attribs.href === undefined) removed.push('a');
          const { id, name } = attributes;
          return anchored('a', {
            ...attribs,
            ...(id !== undefined && { id }),
            ...(name !== undefined && { name }),
          });
        },
        p: (tag, { id = '' }) => anchored(tag, { id }),
        li: (tag, { id = '' }) => anchored(tag, { id }),
        sup: (tag, { id = '', [CITATION]: key }) =>
          anchored(tag, { id, ...(key && textBlocks.study.values.test(key) && { [CITATION]: key }) }),
        img: (_tag, attributes) => {
          const picture = image(attributes);
          if (picture.attribs.src === undefined) removed.push('img');
          return picture;
        },
      }),
    },
    onOpenTag: (tag, { src }) => {
      if (isNamedElement(tag) && !(tag === 'iframe' && videoOf(src ?? ''))) removed.push(tag);
      // The parser's time grows with the square of the depth.
      if (++depth <= DEEPEST_TRIED) return;
      throw new InvalidInputError([{ path, message: 'Elements stand too deep inside each other' }]);
    },
    onCloseTag: () => void depth--,
  }).trim();
}

/** Whether a reader sees anything of sanitized HTML: a word, a picture or a block. */
export function hasText(sanitized: string): boolean {
  return /<img |<figure data-/.test(sanitized) || sanitized.replace(/<[^>]*>/g, '').trim() !== '';
}

/** The targets of the links in sanitized HTML, as a browser reads them. */
export function linksIn(sanitized: string): string[] {
  const links: string[] = [];
  sanitizeHtml(sanitized, {
    allowedTags: ['a'],
    transformTags: {
      a: (tagName, attribs) => {
        links.push(attribs.href ?? '');
        return { tagName, attribs };
      },
    },
  });
  return links;
}

/** The transformations, which keep the name of the event that clicks on the element are sent as. */
function keepingGoals(transforms: Transforms): Transforms {
  return Object.fromEntries(
    Object.entries(transforms).map(([name, transform]) => [
      name,
      (tag, attributes) => {
        const { tagName, attribs } = transform(tag, attributes);
        return element(tagName, { ...attribs, [GOAL]: goalOf(attributes) });
      },
    ]),
  );
}

function link(
  { href = '', target, rel = '' }: Attributes,
  isAffiliateLink: LinkTest,
  anchors: FootnoteAnchors,
): Tag {
  const address = anchors.withTarget(readAddress(href));
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

/** A figure with a picture or a table, or in place of a block. */
function figure(attributes: Attributes): Tag {
  const kind = textBlockKinds.find((one) =>
    textBlocks[one].values.test(attributes[textBlocks[one].attribute] ?? ''),
  );
  if (kind === undefined) return element('figure', {});
  const { attribute } = textBlocks[kind];
  const title = kind === 'video' ? titleOf(attributes[VIDEO_TITLE]) : undefined;
  return element('figure', { [attribute]: attributes[attribute], [VIDEO_TITLE]: title });
}

const titleOf = (title: string | undefined) =>
  title?.trim().slice(0, LONGEST_VIDEO_TITLE).toWellFormed() || undefined;

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
