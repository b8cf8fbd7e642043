import type { Editor, JSONContent } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Fragment, type Node } from '@tiptap/pm/model';
import { NodeSelection, TextSelection, type Selection, type Transaction } from '@tiptap/pm/state';

/**
 * Inserts a block and a paragraph below it, with the cursor; the cursor is in a remark, and in a table's first cell. The block replaces an empty paragraph, precedes the block at
 * whose start the cursor is, and otherwise follows the block with the cursor or the selection. Undo removes it alone.
 */
export function insertBlock(editor: Editor, block: JSONContent): void {
  const node = editor.schema.nodeFromJSON(block);
  editor
    .chain()
    .focus()
    .command(({ tr }) => insertWithParagraph(closeHistory(tr), node))
    .run();
  // What is typed next is another step.
  editor.view.dispatch(closeHistory(editor.state.tr));
}

/** Inserts the reference to a study behind the cursor or the selection. */
export function cite(editor: Editor, study: string): void {
  editor
    .chain()
    .focus()
    .command(({ tr }) => leaveSelectedNode(tr) || true)
    .command(({ tr, state }) => {
      tr.insert(tr.selection.to, state.schema.nodes.citation!.create({ study }));
      return true;
    })
    .run();
}

/**
 * Moves the cursor out of a selected node, which typing would replace: into a paragraph below a block, or behind an
 * image in a line of text.
 *
 * @returns whether a node was selected
 */
export function leaveSelectedNode(tr: Transaction): boolean {
  const { selection } = tr;
  if (!(selection instanceof NodeSelection)) return false;
  const { $to, node } = selection;
  if (node.isBlock || $to.parent.childCount === 1) return insertWithParagraph(tr);
  tr.setSelection(TextSelection.create(tr.doc, $to.pos));
  return true;
}

/** Inserts a block, if any, and a paragraph, unless an empty one follows. */
export function insertWithParagraph(tr: Transaction, block?: Node): true {
  const paragraph = tr.doc.type.schema.nodes.paragraph!.create();
  const inserted = Fragment.from(block ? [block, paragraph] : paragraph);
  const { from, to } = placeFor(tr.selection, inserted);
  const next = tr.doc.resolve(to).nodeAfter;
  tr.replaceWith(from, to, next?.eq(paragraph) ? Fragment.from(block) : inserted);
  const isTypedInto = block?.type.name === 'callout' || block?.type.name === 'table';
  const start = from + (isTypedInto ? 0 : (block?.nodeSize ?? 0)) + 1;
  tr.setSelection(TextSelection.near(tr.doc.resolve(start))).scrollIntoView();
  return true;
}

/** The range that blocks replace, in the innermost node that may contain them; empty if they replace nothing. */
function placeFor({ $to, empty }: Selection, blocks: Fragment): { from: number; to: number } {
  const fits = (depth: number, from: number, to = from) =>
    // A figure holds one thing and its caption.
    $to.node(depth).type.name !== 'figure' && $to.node(depth).canReplace(from, to, blocks);
  const isBetweenBlocks = !$to.parent.isTextblock;
  if (isBetweenBlocks && fits($to.depth, $to.index())) return { from: $to.pos, to: $to.pos };
  for (let depth = $to.depth - 1; depth >= 0; depth--) {
    const child = $to.node(depth + 1);
    const index = $to.index(depth);
    const [before, after] = [$to.before(depth + 1), $to.after(depth + 1)];
    const isEmptyParagraph = child.type.name === 'paragraph' && child.content.size === 0;
    if (isEmptyParagraph && fits(depth, index, index + 1)) return { from: before, to: after };
    const isAtStart = empty && $to.pos - before === $to.depth - depth;
    if (isAtStart && fits(depth, index)) return { from: before, to: before };
    if (fits(depth, index + 1)) return { from: after, to: after };
  }
  return { from: $to.end(0), to: $to.end(0) };
}
