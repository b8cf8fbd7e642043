import { Node, type Editor } from '@tiptap/core';
import { Fragment, Slice, type Node as DocumentNode } from '@tiptap/pm/model';
import { Plugin, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { FootnoteInText } from './numbers-in-text';
import { leaveSelectedNode } from '../insert-block';
import { insertFootnote } from './insert-footnote';
import {
  findNote,
  findReference,
  FOOTNOTE_ID,
  freeNoteId,
  noteAt,
  notesIn,
  noteText,
  orderNotes,
  REFERENCE,
} from './notes';

const notRendered = { default: null, rendered: false };

/** The numbered reference to a footnote, whose text is further down. Keeps footnotes in the order of their references. */
export const Footnote = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  // The id of the footnote, and its own, which the footnote leads back to.
  addAttributes: () => ({ note: notRendered, id: notRendered }),
  // Before the superscript and the link.
  parseHTML: () => ['sup', 'a[href^="#fn-"]'].map((tag) => ({ tag, priority: 60, getAttrs: readReference })),
  // Written with its number later.
  renderHTML: ({ node, HTMLAttributes }) => {
    const { note, id } = node.attrs as { note: string; id: string | null };
    return [
      'sup',
      { [REFERENCE]: note, ...HTMLAttributes },
      ['a', { href: `#${note}`, ...(id !== null && { id }) }, '•'],
    ];
  },
  addNodeView: () => ReactNodeViewRenderer(FootnoteInText, { as: 'span' }),
  addKeyboardShortcuts() {
    return {
      // From the text of a footnote, back to its reference.
      'Mod-Alt-f': () => goToReference(this.editor.view) || insertFootnote(this.editor),
      // A footnote may have paragraphs. A new item of its list would be no footnote.
      Enter: () =>
        isInNote(this.editor) &&
        (this.editor.commands.command(({ tr }) => leaveSelectedNode(tr)) ||
          this.editor.commands.splitBlock()),
      // In other lists these move items into others, or out of the list, where they would be no footnotes.
      Tab: () => isInNote(this.editor) && goToNextNote(this.editor.view, 1),
      'Shift-Tab': () => isInNote(this.editor) && goToNextNote(this.editor.view, -1),
      Backspace: () => this.editor.commands.command(({ tr }) => deleteBackwards(tr)),
      Delete: () => isAtEnd(this.editor.state),
    };
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _before, { tr }) =>
        transactions.some(({ docChanged }) => docChanged) && orderNotes(tr) ? tr : null,
      props: {
        transformPasted: (slice, view) => withFreeIds(slice, view.state.doc),
        handleClickOn: (view, _pos, node) =>
          node.type.name === 'footnote' && goToNote(view, node.attrs.note as string),
        handleClick: (view, _pos, { target }) =>
          target instanceof Element && target.closest('a[href^="#fn-"]') !== null && goToReference(view),
      },
    }),
  ],
});

/** Reads a reference: a number that links to an item or a paragraph further down. */
function readReference(element: HTMLElement): { note: string; id: string | null } | false {
  const link = element.matches('a') ? element : element.querySelector('a');
  const note = element.getAttribute(REFERENCE) ?? link?.getAttribute('href')?.replace(/^#/, '') ?? '';
  if (!link || !FOOTNOTE_ID.test(note)) return false;
  const reference = { note, id: [link.id, element.id].find((id) => FOOTNOTE_ID.test(id)) ?? null };
  if (element.hasAttribute(REFERENCE)) return reference;
  const text = link.textContent.trim();
  // A number within other raised text stays as it is.
  if (!/^\W?\d{1,3}\W?$/.test(text) || (element.closest('sup') ?? link).textContent.trim() !== text)
    return false;
  const root = element.getRootNode() as ParentNode;
  const target = root.querySelector(`:is(li, p)[id="${note}"]`);
  if (!target) return false;
  // The link back may be a number as well.
  const isInNote = element.closest('li[id^="fn-"], p[id^="fn-"]') !== null;
  const isBelow = element.compareDocumentPosition(target) === element.DOCUMENT_POSITION_FOLLOWING;
  return !isInNote || isBelow ? reference : false;
}

/** Pasted footnotes get ids that the text does not have. */
function withFreeIds(slice: Slice, doc: DocumentNode): Slice {
  const renamed = new Map<string, string>();
  let known = doc;
  slice.content.descendants((node) => {
    const id = String(node.attrs.id);
    if (node.type.name !== 'listItem' || !FOOTNOTE_ID.test(id) || !findNote(doc, id)) return;
    const free = freeNoteId(known);
    renamed.set(id, free);
    known = known.copy(known.content.addToEnd(node.type.create({ id: free })));
  });
  if (renamed.size === 0) return slice;
  const rename = (content: Fragment): Fragment =>
    Fragment.fromArray(
      content.content.map((node) => {
        const { id, note } = node.attrs as { id?: string; note?: string };
        const to = renamed.get(note ?? id ?? '');
        const inner = node.isText ? node : node.copy(rename(node.content));
        const marks = node.marks.map((mark) => {
          const [, back] = [...renamed].find(([from]) => mark.attrs.href === `#${from}-ref`) ?? [];
          return back === undefined
            ? mark
            : mark.type.create({ ...(mark.attrs as object), href: `#${back}-ref` });
        });
        if (to === undefined) return inner.mark(marks);
        const ids = note === undefined ? { id: to } : { note: to, id: `${to}-ref` };
        return node.type.create({ ...node.attrs, ...ids }, inner.content, marks);
      }),
    );
  return new Slice(rename(slice.content), slice.openStart, slice.openEnd);
}

/** @returns whether there is such a footnote */
function goToNote(view: EditorView, id: string): boolean {
  const note = findNote(view.state.doc, id);
  if (!note) return false;
  return goTo(view, note.pos + 1);
}

const isInNote = ({ state: { selection, doc } }: Editor) => noteAt(selection, doc) !== undefined;

/** Goes to the next footnote, or the one before; from the last and the first, back to the text. */
function goToNextNote(view: EditorView, step: 1 | -1): boolean {
  const { doc, selection } = view.state;
  const notes = notesIn(doc);
  const index = notes.findIndex(({ id }) => id === noteAt(selection, doc)?.id);
  const next = notes[index + step];
  return (next && goToNote(view, next.id)) ?? goToReference(view);
}

/**
 * At the start of a footnote, Backspace deletes it with its references if it is empty, and nothing otherwise.
 *
 * @returns whether the cursor is there
 */
function deleteBackwards(tr: Transaction): boolean {
  const { doc, selection } = tr;
  const note = noteAt(selection, doc);
  if (!note || !selection.empty || selection.from > note.pos + 2) return false;
  if (noteText(note.node) !== '') return true;
  const { parent } = doc.resolve(note.pos);
  const isLast = parent.childCount === 1 && parent.type.name === 'orderedList';
  const [from, to] = [note.pos, note.pos + note.node.nodeSize];
  tr.delete(isLast ? from - 1 : from, isLast ? to + 1 : to);
  for (let at = findReference(tr.doc, note.id); at !== undefined; at = findReference(tr.doc, note.id)) {
    tr.delete(at, at + 1);
    tr.setSelection(TextSelection.near(tr.doc.resolve(at)));
  }
  return true;
}

/** Whether Delete would join a footnote with what follows it. */
function isAtEnd({ selection, doc }: EditorState): boolean {
  const note = noteAt(selection, doc);
  if (!note || !selection.empty) return false;
  return TextSelection.atEnd(note.node).to + note.pos + 1 === selection.to;
}

/** Moves the cursor from a footnote behind its reference. @returns whether it was in one that has a reference */
function goToReference(view: EditorView): boolean {
  const { doc, selection } = view.state;
  const note = noteAt(selection, doc);
  const reference = note && findReference(doc, note.id);
  if (reference === undefined) return false;
  return goTo(view, reference + 1);
}

function goTo(view: EditorView, position: number): true {
  const { tr, doc } = view.state;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(position))).scrollIntoView());
  view.focus();
  return true;
}
