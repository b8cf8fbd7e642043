import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { TextSelection, type EditorState } from '@tiptap/pm/state';
import { leaveSelectedNode } from '../insert-block';
import { freeNoteId, noteAt, notesIn } from './notes';

/** Whether there can be a reference to a footnote at the cursor: in a line of text that is no footnote itself. */
export function canHaveFootnote({ selection, doc, schema }: EditorState): boolean {
  const { parent } = selection.$to;
  const isInText = !parent.inlineContent || parent.type.contentMatch.matchType(schema.nodes.footnote!);
  return Boolean(isInText) && !noteAt(selection, doc);
}

/**
 * Inserts the reference to a new footnote behind the cursor or the selection, and the footnote below the text. The cursor
 * is in the footnote then. Undo removes both.
 *
 * @returns whether there can be one at the cursor
 */
export function insertFootnote(editor: Editor): boolean {
  if (!canHaveFootnote(editor.state)) return false;
  editor
    .chain()
    .focus()
    .command(({ tr, state: { schema } }) => {
      closeHistory(tr);
      leaveSelectedNode(tr);
      const id = freeNoteId(tr.doc);
      const reference = `${id}-ref`;
      tr.insert(tr.selection.to, schema.nodes.footnote!.create({ note: id, id: reference }));
      const back = schema.text('↩', [schema.marks.link!.create({ href: `#${reference}` })]);
      // What is typed before the space is no part of the link.
      const text = schema.nodes.paragraph!.create(null, [schema.text(' '), back]);
      const item = schema.nodes.listItem!.create({ id }, text);
      const end = listEnd(tr.doc);
      const [at, added] =
        end === undefined ? [tr.doc.content.size, schema.nodes.orderedList!.create(null, item)] : [end, item];
      tr.insert(at, added);
      const depth = end === undefined ? 3 : 2;
      tr.setSelection(TextSelection.create(tr.doc, at + depth)).scrollIntoView();
      return true;
    })
    .run();
  // What is typed next is another step.
  editor.view.dispatch(closeHistory(editor.state.tr));
  return true;
}

/** Behind the last footnote that is an item of a list; undefined if there is none. */
function listEnd(doc: Node): number | undefined {
  const last = notesIn(doc).findLast(({ node }) => node.type.name === 'listItem');
  return last && last.pos + last.node.nodeSize;
}
