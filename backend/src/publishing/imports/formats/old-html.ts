import { escapeHtml } from '@astaguide/contracts/lib/escape-html';
import { CALLOUT, calloutTones } from '@astaguide/contracts/publishing/text-blocks';
import { videoOf } from '@astaguide/contracts/publishing/video-address';
import { DomUtils, parseDocument } from 'htmlparser2';
import { isComment, isElement, parseBounded, type Element } from './dom';
import { wrapText } from './paragraphs';
import { listed } from './source-post';

/** WordPress's blocks whose content articles can have. */
const BLOCKS = new Set(
  `paragraph heading list list-item image quote pullquote table code preformatted verse separator spacer more nextpage
   gallery columns column group cover media-text buttons button html freeform shortcode missing details classic embed
   audio video file`.split(/\s+/),
);
/** Embeds of WordPress before 5.6 name their site. */
const OLD_EMBED = /^core-embed\//;
/** Ghost's cards whose content articles can have; frames of embeds are listed themselves. */
const CARDS = new Set(
  'image gallery bookmark code callout toggle button embed blockquote-alt html'.split(' '),
);
/** Elements that show something from elsewhere. */
const FRAMES = new Set('iframe video audio embed object'.split(' '));
/** Other elements that articles cannot have, and that do something. */
const PROGRAMS = new Set('script style form canvas svg math'.split(' '));

type Nodes = ReturnType<typeof parseDocument>['children'];

export interface OldSite {
  /** Makes an address of the old site whole. */
  resolve: (address: string) => string;
  /** Alt texts of the old library by address. */
  library: ReadonlyMap<string, string>;
}

/**
 * Prepares the HTML of another system for sanitizing: addresses become whole, frames become links, pictures get the alt
 * text and the full size of the old library.
 *
 * @returns the HTML, and what has no counterpart, each as written there
 */
export function convertHtml(html: string, { resolve, library }: OldSite): { html: string; lost: string[] } {
  const document = parseBounded(html);
  const lost: string[] = [];
  convertCards(document.children, lost);
  flattenGalleries(document.children);
  wrapText(document);
  for (const node of DomUtils.filter(() => true, document.children)) {
    if (isComment(node)) {
      const [, block] = /^\s*wp:([\w/-]+)/.exec(node.data) ?? [];
      if (block !== undefined && !BLOCKS.has(block) && !OLD_EMBED.test(block))
        lost.push(listed(`<!--${node.data}-->`));
    }
    if (!isElement(node)) continue;
    const { name, attribs } = node;
    const [, card] = /(?:^|\s)kg-([a-z-]+)-card(?:\s|$)/.exec(attribs['class'] ?? '') ?? [];
    if (card !== undefined && !CARDS.has(card)) lost.push(startTag(node));
    if (name === 'img') convertPicture(node, { resolve, library }, lost);
    if (name === 'a' && attribs['href']) attribs['href'] = resolve(attribs['href']);
    if (PROGRAMS.has(name)) lost.push(startTag(node));
    // Sanitizing makes it the card of the video.
    if (name === 'iframe' && videoOf(attribs['src'] ?? '')) continue;
    if (FRAMES.has(name)) {
      lost.push(startTag(node));
      becomeLink(node, resolve);
    }
    // WordPress leaves the address of an embed as text.
    const isEmbed = /wp-block-embed__wrapper/.test(attribs['class'] ?? '');
    if (!isEmbed && (name !== 'p' || node.children.some(isElement))) continue;
    const text = DomUtils.textContent(node).trim();
    if (videoOf(text)) fill(node, 'div', `<iframe src="${escapeHtml(text)}"></iframe>`);
    else if (/^https?:\/\/\S+$/.test(text)) {
      if (isEmbed) lost.push(listed(text));
      fill(node, 'p', linkTo(text));
    }
  }
  return { html: DomUtils.getInnerHTML(document), lost };
}

/** Ghost's cards that become a link: the classes of its words and of what is said of it. */
const LINK_CARDS: Readonly<Record<string, readonly string[]>> = {
  bookmark: ['kg-bookmark-title', 'kg-bookmark-description'],
  file: ['kg-file-card-title', 'kg-file-card-caption'],
  audio: ['kg-audio-title'],
  video: ['kg-video-title'],
};

const hasClass = (name: string) => (node: Element) =>
  (node.attribs['class'] ?? '').split(/\s+/).includes(name);

/** Ghost's cards consist of boxes and controls that only its style sheets and scripts make sense of. */
function convertCards(nodes: Nodes, lost: string[]): void {
  const textOf = (card: Element, name: string) =>
    escapeHtml(
      DomUtils.textContent(DomUtils.findOne(hasClass(name), card.children) ?? [])
        .replace(/\s+/g, ' ')
        .trim(),
    );
  for (const card of DomUtils.findAll(hasClass('kg-callout-card'), nodes)) {
    const emoji = textOf(card, 'kg-callout-emoji');
    const text = DomUtils.findOne(hasClass('kg-callout-text'), card.children) ?? card;
    fill(card, 'aside', `<p>${emoji && `${emoji} `}${DomUtils.getInnerHTML(text)}</p>`);
    card.attribs[CALLOUT] = calloutTones[0];
  }
  for (const button of DomUtils.findAll(hasClass('kg-toggle-card-icon'), nodes))
    DomUtils.removeElement(button);
  for (const [kind, titles] of Object.entries(LINK_CARDS)) {
    for (const card of DomUtils.findAll(hasClass(`kg-${kind}-card`), nodes)) {
      const target = DomUtils.findOne(
        ({ attribs }) => Boolean(attribs['href'] ?? attribs['src']),
        card.children,
      );
      const href = target?.attribs['href'] ?? target?.attribs['src'];
      if (href === undefined) continue;
      if (kind !== 'bookmark') lost.push(startTag(card));
      const [title = '', ...others] = [
        ...titles.map((name) => textOf(card, name)),
        escapeHtml(captionOf(card)),
      ];
      const rest = others.filter((text) => text !== '').map((text) => `<br>${text}`);
      fill(card, 'p', `<a href="${escapeHtml(href)}">${title || escapeHtml(href)}</a>${rest.join('')}`);
    }
  }
}

/** A gallery is a figure, or a list, of figures; here each is one of its own. */
function flattenGalleries(nodes: Nodes): void {
  const isGallery = (node: Element) =>
    ['ul', 'figure'].includes(node.name) &&
    DomUtils.existsOne(({ name }) => name === 'figure', node.children);
  for (const gallery of DomUtils.findAll(isGallery, nodes)) {
    for (const child of gallery.children.filter(isElement))
      if (child.name === 'li') child.name = 'div';
      else if (child.name === 'figcaption') child.name = 'p';
    gallery.name = 'div';
  }
}

function captionOf(card: Element): string {
  const caption = DomUtils.findOne(({ name }) => name === 'figcaption', card.children);
  return caption ? DomUtils.textContent(caption).trim() : '';
}

function convertPicture(node: Element, { resolve, library }: OldSite, lost: string[]): void {
  const { attribs } = node;
  const given = attribs['src'] ?? '';
  // Plugins load pictures when they are scrolled to.
  const later = attribs['data-src'] ?? attribs['data-lazy-src'] ?? attribs['data-original'];
  const src = (given === '' || given.startsWith('data:')) && later ? later : given;
  if (src.startsWith('data:')) {
    lost.push(startTag(node));
    return;
  }
  const address = resolve(src);
  // WordPress makes smaller copies, and also shrinks what is larger than 2560 pixels.
  const whole = address.replace(/-\d+x\d+(?=\.[a-z]+$)/i, '');
  const original = [whole, whole.replace(/(?=\.[a-z]+$)/i, '-scaled')].find(
    (place) => place !== address && library.has(place),
  );
  const isSmaller = original !== undefined;
  attribs['src'] = original ?? address;
  attribs['alt'] ||= library.get(attribs['src']) ?? '';
  if (isSmaller) {
    delete attribs['width'];
    delete attribs['height'];
  }
}

function becomeLink(node: Element, resolve: (address: string) => string): void {
  const source = DomUtils.findOne((inner) => inner.name === 'source', node.children);
  const address = node.attribs['src'] ?? node.attribs['data'] ?? source?.attribs['src'];
  if (address) fill(node, 'p', linkTo(resolve(address.replace(/^\/\//, 'https://'))));
}

const linkTo = (address: string) => `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;

function fill(node: Element, name: string, html: string): void {
  node.name = name;
  node.attribs = {};
  node.children = parseDocument(html).children;
}

function startTag({ name, attribs }: Element): string {
  const shown = Object.entries(attribs).map(([attribute, value]) => ` ${attribute}="${value}"`);
  return listed(`<${name}${shown.join('')}>`);
}
