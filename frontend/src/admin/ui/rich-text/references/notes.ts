import type { Node } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';

/** Anchors of footnotes, as the server keeps them. */
export const FOOTNOTE_ID = /^fn-[a-z0-9-]+$/;

/** The attribute of a reference to a footnote while it is edited and copied. */
export const REFERENCE = 'data-footnote';

/** The text of a footnote: an item of a list, or in texts from Word a paragraph. */
interface Note {
  id: string;
  node: Node;
  pos: number;
}

const isNote = ({ type, attrs }: Node) =>
  (type.name === 'listItem' || type.name === 'paragraph') && FOOTNOTE_ID.test(String(attrs.id));

/** The footnotes that a text refers to, each once, in the order of their numbers. */
export function referredNotes(doc: Node): string[] {
  const ids = new Set<string>();
  doc.descendants(({ type, attrs }) => void (type.name === 'footnote' && ids.add(attrs.note as string)));
  return [...ids];
}

/** The texts of all footnotes, in the order of the text. */
export function notesIn(doc: Node): Note[] {
  const notes: Note[] = [];
  doc.descendants((node, pos) => {
    if (!isNote(node)) return;
    notes.push({ id: node.attrs.id as string, node, pos });
    return false;
  });
  return notes;
}

export const findNote = (doc: Node, id: string): Note | undefined =>
  notesIn(doc).find((note) => note.id === id);

/** What a footnote says, without the link back. */
export const noteText = (note: Node) => note.textContent.replace(/↩\uFE0E?/, '').trim();

/** The footnote that the cursor is in. */
export const noteAt = ({ from }: { from: number }, doc: Node): Note | undefined =>
  notesIn(doc).find(({ pos, node }) => from > pos && from < pos + node.nodeSize);

/** The first reference to a footnote. @returns its position */
export function findReference(doc: Node, note: string): number | undefined {
  let found: number | undefined;
  doc.descendants((node, pos) => {
    if (found === undefined && node.type.name === 'footnote' && node.attrs.note === note) found = pos;
  });
  return found;
}

/** Puts footnotes in the order of their references, and writes their numbers where they have one. @returns whether it changed something */
export function orderNotes(tr: Transaction): boolean {
  const { doc } = tr;
  const numbers = new Map(referredNotes(doc).map((id, index) => [id, index + 1]));
  if (numbers.size === 0) return false;
  const notes = notesIn(doc).filter(({ id }) => numbers.has(id));
  const written = noteAt(tr.selection, doc);
  const offset = written && tr.selection.from - written.pos;
  // Notes change places with those beside them.
  const parents = new Map<Node, Note[]>();
  for (const note of notes) {
    const { parent } = doc.resolve(note.pos);
    parents.set(parent, [...(parents.get(parent) ?? []), note]);
  }
  const moves = [...parents.values()].flatMap((places) => {
    const sorted = places.toSorted((one, other) => numbers.get(one.id)! - numbers.get(other.id)!);
    return places.map((place, index) => ({ place, node: sorted[index]!.node }));
  });
  const changed = moves.filter(({ place, node }) => place.node !== node);
  for (const { place, node } of changed.toSorted((one, other) => other.place.pos - one.place.pos))
    tr.replaceWith(place.pos, place.pos + place.node.nodeSize, node);
  const places = numberPlaces(tr.doc, numbers);
  for (const { from, to, node } of places.reverse()) tr.replaceWith(from, to, node);
  if (changed.length === 0 && places.length === 0) return false;
  const moved = written && findNote(tr.doc, written.id);
  if (moved) tr.setSelection(TextSelection.near(tr.doc.resolve(moved.pos + offset!)));
  return true;
}

/** Where the link from a footnote back to its reference is another number: '[1] See below'. */
function numberPlaces(doc: Node, numbers: ReadonlyMap<string, number>) {
  return notesIn(doc).flatMap(({ id, node: note, pos }) => {
    const number = numbers.get(id);
    const places: { from: number; to: number; node: Node }[] = [];
    note.descendants((node, offset) => {
      const isBack = node.marks.some(
        ({ type, attrs }) => type.name === 'link' && String(attrs.href).startsWith('#fn-'),
      );
      if (!number || !isBack || !/^\W*\d+\W*$/.test(node.text ?? '')) return;
      const text = node.text!.replace(/\d+/, String(number));
      const from = pos + 1 + offset;
      if (text !== node.text)
        places.push({ from, to: from + node.nodeSize, node: doc.type.schema.text(text, node.marks) });
    });
    return places;
  });
}

/** An id that no footnote of a text has. */
export function freeNoteId(doc: Node): string {
  const taken = new Set([...notesIn(doc).map(({ id }) => id), ...referredNotes(doc)]);
  let number = 1;
  while (taken.has(`fn-${number}`)) number++;
  return `fn-${number}`;
}
