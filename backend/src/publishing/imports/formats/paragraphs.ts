import { DomUtils, parseDocument } from 'htmlparser2';
import { isComment, isElement, parseBounded } from './dom';

type Document = ReturnType<typeof parseDocument>;
type Node = Document['children'][number];
type Parent = Extract<Node, { children: Node[] }>;

const BLOCKS = new Set(
  `p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tfoot tr td th blockquote pre figure figcaption hr form
   iframe video audio object embed address aside details summary fieldset noscript script style div section article header
   footer main nav center`.split(/\s+/),
);
/** Those whose text is paragraphs. */
const BOXES = new Set(
  'blockquote div section article header footer main aside details center form'.split(' '),
);
/** Parts of a text whose lines are their own. */
const OWN_LINES = /(<(?:pre|script|style)\b[\s\S]*?<\/(?:pre|script|style)>)/i;
const ADDRESS_LINE = /^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm;
const BLANK_LINE = /\n[ \t]*\n\s*/;

/**
 * Makes the paragraphs that WordPress's classic editor leaves to the reader: blank lines divide them, single ones break a
 * line, and an address on a line of its own is one.
 */
export function withParagraphs(html: string): string {
  const text = html
    .replaceAll('\r\n', '\n')
    .split(OWN_LINES)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(ADDRESS_LINE, '\n\n$1\n\n')))
    .join('');
  try {
    const document = parseBounded(text);
    wrapText(document, true);
    return DomUtils.getInnerHTML(document);
  } catch (error) {
    // Too deep: it is refused when it is converted, without the other posts.
    if (error instanceof RangeError) return html;
    throw error;
  }
}

/** Puts text that is in no paragraph into one. @param breaks whether blank lines and line breaks count */
export function wrapText(parent: Document | Parent, breaks = false): void {
  const wrapped: Node[] = [];
  let run: Node[] = [];
  const endRun = () => {
    for (const paragraph of paragraphsOf(run, breaks)) wrapped.push(...parseDocument(paragraph).children);
    run = [];
  };
  for (const child of parent.children) {
    if (!isComment(child) && !hasBlock(child)) {
      run.push(child);
      continue;
    }
    endRun();
    if (isElement(child) && BOXES.has(child.name)) wrapText(child, breaks);
    if (isElement(child) && child.name === 'figure')
      for (const quote of DomUtils.findAll(({ name }) => name === 'blockquote', child.children))
        wrapText(quote, breaks);
    wrapped.push(child);
  }
  endRun();
  parent.children = wrapped;
}

const hasBlock = (node: Node): boolean =>
  isElement(node) && DomUtils.existsOne(({ name }) => BLOCKS.has(name), [node]);

function paragraphsOf(run: readonly Node[], breaks: boolean): string[] {
  const texts = [''];
  for (const node of run) {
    const html = DomUtils.getOuterHTML(node);
    const [first = '', ...others] = breaks && !isElement(node) ? html.split(BLANK_LINE) : [html];
    texts[texts.length - 1] += first;
    texts.push(...others);
  }
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => `<p>${breaks ? withBreaks(text) : text}</p>`);
}

/** Line breaks between tags. */
const withBreaks = (html: string) =>
  html.replace(/<br\b[^>]*>\s*|<[^>]*>|\s*\n\s*/g, (part) => (/^<(?!br\b)/.test(part) ? part : '<br>\n'));
