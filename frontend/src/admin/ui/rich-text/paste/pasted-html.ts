import { namedElements } from '@astaguide/contracts/publishing/removed-elements';
import { CALLOUT, calloutTones, CITATION, textBlocks } from '@astaguide/contracts/publishing/text-blocks';
import { videoOf } from '@astaguide/contracts/publishing/video-address';
import { nameFootnotes } from './footnote-links';
import { joinOnlineLists, restoreWordLists } from './word-lists';

interface Paste {
  /** Links to pages of this site become paths. */
  siteOrigin: string;
  /** Whether the text already has an anchor. */
  isTaken?: (id: string) => boolean;
  /** Receives the tags of what was removed and the owner should know of. */
  removed?: string[];
}

/**
 * Cleans HTML that is pasted from another program. Structure, emphasis, footnotes and videos stay; fonts, colours,
 * classes, Word's own elements and images on the writer's disk are removed.
 */
export function cleanPastedHtml(
  html: string,
  { siteOrigin, isTaken = () => false, removed = [] }: Paste,
): string {
  // Copied from this editor.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (html.includes(NOTION)) keepCallouts(body);
  dropComments(body);
  keepVideos(body);
  keepCode(body);
  for (const element of body.querySelectorAll(namedElements)) {
    // Programs put styles and scripts of their own into what they copy.
    if (!element.matches('style, script')) removed.push(element.localName);
    // Some sites have a form around the whole page.
    if (element.matches('form')) unwrap(element);
    else element.remove();
  }
  for (const element of body.querySelectorAll(dropped)) element.remove();
  nameFootnotes(body, isTaken);
  restoreWordLists(body);
  joinOnlineLists(body);
  unwrapForeignElements(body);
  emphasizeByStyle(body);
  levelHeadings(body);
  nestLists(body);
  flattenTables(body);
  cleanPictures(body, removed);
  cleanLinks(body, siteOrigin);
  cleanSpaces(body);
  for (const element of body.querySelectorAll('*')) stripAttributes(element);
  dropEmptyBlocks(body);
  return body.innerHTML.trim();
}

/** A comment that Notion puts before what it copies. */
const NOTION = '<!-- notionvc';

/** Elements of Notion that are remarks; on other pages they are what stands beside the text. */
function keepCallouts(body: HTMLElement): void {
  for (const aside of body.querySelectorAll('aside')) aside.setAttribute(CALLOUT, calloutTones[0]);
}

const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, div, figure';

/** Elements without content, and deletions in tracked changes. */
const dropped =
  'style, script, meta, link, title, xml, del, colgroup, br.Apple-interchange-newline, ' +
  '[style*="display:none"], [style*="display: none"], [style*="mso-hide"], .MsoCommentReference';

function dropComments(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Unwraps `<o:p>`, `<st1:place>`, `<font>`, and the element that Google Docs wraps around everything. */
function unwrapForeignElements(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll('*')].reverse()) {
    const isForeign = element.tagName.includes(':') || ['FONT', 'CENTER', 'INS'].includes(element.tagName);
    if (isForeign || element.id.startsWith('docs-internal-guid')) unwrap(element);
  }
}

const emphases: [tag: string, style: RegExp][] = [
  ['strong', /font-weight:\s*(bold|[6-9]00)/i],
  ['em', /font-style:\s*italic/i],
  ['s', /text-decoration[^;]*:[^;]*line-through/i],
  ['sup', /vertical-align:\s*super/i],
  ['sub', /vertical-align:\s*sub(?!-)/i],
];

/** Google Docs marks bold and italic with styles. Headings are already bold, and links are underlined. */
function emphasizeByStyle(body: HTMLElement): void {
  for (const span of body.querySelectorAll('span[style]')) {
    const style = span.getAttribute('style')!;
    for (const [tag, pattern] of emphases) {
      if (!pattern.test(style)) continue;
      const emphasis = document.createElement(tag);
      emphasis.append(...span.childNodes);
      span.append(emphasis);
    }
  }
  const redundant = ':is(h1, h2, h3, h4, h5, h6) :is(b, strong), a u, u:has(> a:only-child)';
  for (const element of body.querySelectorAll(redundant)) unwrap(element);
  for (const element of body.querySelectorAll('b[style]')) {
    if (/(^|;|\s)font-weight:\s*(normal|400)/i.test(element.getAttribute('style')!)) unwrap(element);
  }
}

/** The article's title is the page's h1, so the highest heading in the text becomes an h2. */
function levelHeadings(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  for (const heading of body.querySelectorAll('p[role="heading"][aria-level]'))
    rename(heading, `h${Math.min(6, Number(heading.getAttribute('aria-level')) || 2)}`);
  const down = body.querySelector('h1') ? 1 : 0;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    rename(heading, `h${Math.min(4, Number(heading.tagName[1]) + down)}`);
  }
}

/** A list that is a direct child of another list moves into the item before it. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling;
    if (before?.tagName === 'LI') before.append(list);
  }
}

/** A nested table becomes lines of its cell. */
function flattenTables(body: HTMLElement): void {
  for (const table of [...body.querySelectorAll('table table')].reverse()) {
    const cells = [...(table as HTMLTableElement).rows].flatMap((row) => [...row.cells]);
    table.replaceWith(
      ...cells.map((cell) => {
        const line = document.createElement(cell.querySelector(blocks) ? 'div' : 'p');
        line.append(...cell.childNodes);
        return line;
      }),
    );
  }
  for (const cell of body.querySelectorAll('thead td')) rename(cell, 'th');
}

/** Pictures that came along stay until they are stored; those on the writer's disk cannot be read. */
function cleanPictures(body: HTMLElement, removed: string[]): void {
  for (const picture of body.querySelectorAll('img')) {
    const shown = picture.getAttribute('src') ?? '';
    // Pages load pictures when they are scrolled to, and show a small one until then.
    const later = picture.dataset.src ?? picture.dataset.lazySrc ?? picture.dataset.original;
    const address = later && (shown === '' || shown.startsWith('data:')) ? later : shown;
    picture.setAttribute('src', address);
    if (/^(https?:\/\/|data:image\/|\/(?!\/))/i.test(address)) continue;
    if (address !== '') removed.push('img');
    picture.remove();
  }
}

/** Chats show the language and a button within the block of a code. */
function keepCode(body: HTMLElement): void {
  for (const block of body.querySelectorAll('pre:has(div code)')) {
    block.replaceChildren(...block.querySelectorAll('code:not(code code)'));
  }
}

/** Frames with a video become its card, with the title of the frame or the caption of the figure around it. */
function keepVideos(body: HTMLElement): void {
  for (const frame of body.querySelectorAll('iframe')) {
    const video = videoOf(frame.getAttribute('src') ?? '');
    if (video === undefined) continue;
    const figure = document.createElement('figure');
    figure.setAttribute(textBlocks.video.attribute, video);
    const around = frame.closest('figure');
    const title = around?.querySelector('figcaption')?.textContent.trim() || frame.title;
    if (title) figure.setAttribute('data-title', title);
    (around ?? frame).replaceWith(figure);
  }
}

/** Removes links to bookmarks in the document other than footnotes, and to files on the writer's disk. */
function cleanLinks(body: HTMLElement, siteOrigin: string): void {
  for (const link of body.querySelectorAll('a')) {
    const given = link.getAttribute('href') ?? '';
    const address = withoutDetour(given);
    if (address !== given) link.setAttribute('href', address);
    if (!/^(https?:\/\/|mailto:|#fn-|\/(?!\/))/i.test(address)) unwrap(link);
    else if (address.startsWith(`${siteOrigin}/`))
      link.setAttribute('href', address.slice(siteOrigin.length));
  }
}

/** Google leads links in documents and mails over itself. */
function withoutDetour(address: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(address)) return address;
  const target = new URL(address).searchParams.get('q') ?? '';
  return /^https?:\/\//.test(target) ? target : address;
}

/** A non-breaking space stays between a number and its unit: 12 mg. */
function cleanSpaces(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text.parentElement?.closest('pre')) continue;
    text.nodeValue = text.nodeValue!.replace(
      /(\d)\u00a0(?=[\p{L}%°])|[\s\u00a0]+/gu,
      (_spaces, digit?: string) => (digit === undefined ? ' ' : `${digit}\u00a0`),
    );
  }
}

const kept: Record<string, string[]> = {
  A: ['href', 'id'],
  P: ['id'],
  LI: ['id'],
  SUP: ['id', CITATION],
  ASIDE: [CALLOUT],
  FIGURE: [...Object.values(textBlocks).map(({ attribute }) => attribute), 'data-title'],
  IMG: ['src', 'alt'],
  OL: ['start'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan', 'scope'],
};

function stripAttributes(element: Element): void {
  for (const { name } of [...element.attributes]) {
    const isKept = kept[element.tagName]?.includes(name) && (name !== 'id' || element.id.startsWith('fn-'));
    if (!isKept) element.removeAttribute(name);
  }
  if (element.tagName === 'SPAN') unwrap(element);
}

function dropEmptyBlocks(body: HTMLElement): void {
  for (const lineBreak of body.querySelectorAll('br')) {
    if (lineBreak.parentElement?.matches(`body, div`) && lineBreak.parentElement.querySelector(blocks)) {
      lineBreak.remove();
    }
  }
  for (const block of [...body.querySelectorAll('p, h2, h3, h4, div')].reverse()) {
    if (block.textContent.trim() === '' && !block.querySelector('img, hr, table')) block.remove();
  }
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, tag: string): void {
  const renamed = document.createElement(tag);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
