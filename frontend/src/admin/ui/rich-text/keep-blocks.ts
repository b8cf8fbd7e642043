import { Extension } from '@tiptap/core';
import type { Slice } from '@tiptap/pm/model';
import { NodeSelection, Plugin, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { insertWithParagraph, leaveSelectedNode } from './insert-block';
import { arrivingPictures } from './paste/placed-pictures';

/**
 * Keeps blocks and images that a single key would delete: what is typed or pasted while one is selected goes below it,
 * and Backspace or Delete beside a block selects it first.
 */
export const KeepBlocks = Extension.create({
  name: 'keepBlocks',
  addKeyboardShortcuts() {
    const select = (direction: 'before' | 'after') => () =>
      this.editor.commands.command(({ tr }) => selectBlock(tr, direction));
    return {
      Backspace: select('before'),
      'Mod-Backspace': select('before'),
      'Shift-Backspace': select('before'),
      Delete: select('after'),
      'Mod-Delete': select('after'),
    };
  },
  addProseMirrorPlugins: () => [
    arrivingPictures,
    new Plugin({
      props: {
        handleKeyDown: (view, event) => isTyping(event) && leave(view),
        handlePaste,
        handleDOMEvents: {
          // Reads a cursor that Home or End has just moved. At a place that the editor does not know yet, it would leave
          // the key to the browser, which deletes all blocks up to the next text.
          keydown: ({ dom }, { key }) => {
            if (key === 'Backspace' || key === 'Delete')
              dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
          },
          // Keyboards on a screen do not say in `keydown` which key it was.
          beforeinput: (view, { inputType }) => inputType.startsWith('insert') && leave(view),
        },
      },
    }),
  ],
});

/** @returns false: the key or the paste is still to be handled */
function leave(view: EditorView): false {
  const { tr } = view.state;
  if (leaveSelectedNode(tr)) view.dispatch(tr);
  return false;
}

function handlePaste(view: EditorView, _event: ClipboardEvent, { content, openStart }: Slice): boolean {
  const block = openStart === 0 && content.childCount === 1 ? content.firstChild : null;
  if (!block?.isBlock || !block.isAtom) return leave(view);
  const { tr } = view.state;
  insertWithParagraph(tr, block);
  view.dispatch(tr);
  return true;
}

/** Whether a key types something, also with AltGr, or begins a composition. */
function isTyping({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return (key.length === 1 || key === 'Dead' || key === 'Process') && !metaKey && (!ctrlKey || altKey);
}

/** Selects the block without text, such as a product card, that adjoins the cursor at the edge of its text. */
function selectBlock(tr: Transaction, direction: 'before' | 'after'): boolean {
  const { $from, empty } = tr.selection;
  const { parent, parentOffset } = $from;
  const isAtEdge = parentOffset === (direction === 'before' ? 0 : parent.content.size);
  // The editor deletes an empty paragraph and selects the block by itself.
  if (!empty || !parent.isTextblock || parent.content.size === 0 || !isAtEdge) return false;
  const edge = tr.doc.resolve(direction === 'before' ? $from.before() : $from.after());
  const block = direction === 'before' ? edge.nodeBefore : edge.nodeAfter;
  if (!block?.isAtom) return false;
  tr.setSelection(
    NodeSelection.create(tr.doc, direction === 'before' ? edge.pos - block.nodeSize : edge.pos),
  );
  return true;
}
