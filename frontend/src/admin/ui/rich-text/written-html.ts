import { CITATION } from '@astaguide/contracts/publishing/text-blocks';
import { DOMSerializer, type Node } from '@tiptap/pm/model';
import { REFERENCE } from './references/notes';

/**
 * Serializes an edited text as clean HTML: heading rows of a table in `thead`, no paragraph around the only text of a
 * list item or cell, one block per line.
 */
export function writtenHtml(doc: Node): string {
  const root = document.createElement('div');
  root.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content));
  for (const scroll of root.querySelectorAll('.table-scroll')) scroll.replaceWith(...scroll.childNodes);
  numberCitations(root);
  numberFootnotes(root);
  for (const table of root.querySelectorAll('table')) writeTable(table);
  for (const holder of root.querySelectorAll('li, th, td, figure, div')) unwrapText(holder);
  for (const paragraph of root.querySelectorAll('p')) {
    if (paragraph.childNodes.length === 0) paragraph.remove();
  }
  for (const holder of [root, ...root.querySelectorAll(blockHolders)]) breakLines(holder);
  return root.innerHTML.trim();
}

const blockHolders = 'ul, ol, blockquote, aside, div, figure, table, thead, tbody';

/** References to the same study have the same number. */
function numberCitations(root: Element): void {
  const keys: string[] = [];
  for (const reference of root.querySelectorAll(`sup[${CITATION}]`)) {
    const key = reference.getAttribute(CITATION)!;
    if (!keys.includes(key)) keys.push(key);
    reference.firstElementChild!.textContent = String(keys.indexOf(key) + 1);
  }
}

/** Footnotes lead back to their first reference. One that was pasted twice is still one. */
function numberFootnotes(root: Element): void {
  const ids = new Map<string, string | undefined>();
  const references = [...root.querySelectorAll(`sup[${REFERENCE}]`)];
  for (const reference of references) {
    const note = reference.getAttribute(REFERENCE)!;
    ids.set(note, ids.get(note) ?? (reference.firstElementChild!.id || undefined));
  }
  const written = new Set<string>();
  for (const reference of references) {
    const note = reference.getAttribute(REFERENCE)!;
    const link = reference.firstElementChild!;
    link.textContent = String([...ids.keys()].indexOf(note) + 1);
    link.removeAttribute('id');
    if (!written.has(note) && ids.get(note)) link.id = ids.get(note)!;
    written.add(note);
    reference.removeAttribute(REFERENCE);
  }
}

function writeTable(table: HTMLTableElement): void {
  const { caption } = table.dataset;
  delete table.dataset.caption;
  const rows = [...table.rows];
  const bodyAt = rows.findIndex((row) => [...row.cells].some(({ tagName }) => tagName === 'TD'));
  const headings = bodyAt === -1 ? [] : rows.slice(0, bodyAt);
  if (headings.length > 0) table.createTHead().append(...headings);
  if (caption) table.createCaption().textContent = caption;
}

/** Unwraps the first paragraph if only lists or a caption follow it. */
function unwrapText(holder: Element): void {
  const [first, ...others] = holder.children;
  if (first?.tagName !== 'P' || first.hasAttributes()) return;
  const isAlone = others.every(({ tagName }) => ['UL', 'OL', 'FIGCAPTION'].includes(tagName));
  if (isAlone) first.replaceWith(...first.childNodes);
}

/** Adds line breaks between blocks, which make the source readable and are not rendered. */
function breakLines(holder: Element): void {
  for (const block of holder.children) block.after('\n');
  if (holder.firstElementChild) holder.prepend('\n');
}
