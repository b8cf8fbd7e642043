import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, type Selection, type Transaction } from '@tiptap/pm/state';

/** An image as a block, with its caption unless that is empty. */
export function imageBlock(attrs: { src: string; alt: string }, caption: string): JSONContent {
  const paragraph = { type: 'paragraph', content: [{ type: 'image', attrs }] };
  if (caption === '') return paragraph;
  const figcaption = { type: 'figcaption', content: [{ type: 'text', text: caption }] };
  return { type: 'figure', content: [paragraph, figcaption] };
}

/** The caption of the selected image: empty if it has none, null if it is in a line of text, which has none. */
export function captionOf({ $from }: Selection): string | null {
  const figure = figureAround($from);
  if (figure) return figure.caption?.node.textContent ?? '';
  return $from.depth === 1 && $from.parent.childCount === 1 ? '' : null;
}

/** Sets the caption of the selected image, or removes it. The image stays selected. */
export function setCaption(tr: Transaction, caption: string): boolean {
  const { schema } = tr.doc.type;
  const { figure: figureType, figcaption } = schema.nodes;
  const { $from } = tr.selection;
  const figure = figureAround($from);
  const written = caption === '' ? null : figcaption!.create(null, schema.text(caption));
  if (!figure) {
    if (written)
      tr.replaceWith($from.before(1), $from.after(1), figureType!.create(null, [$from.parent, written]));
    tr.setSelection(NodeSelection.create(tr.doc, $from.pos + (written ? 1 : 0)));
    return true;
  }
  const { node, pos, caption: before } = figure;
  const [from, to] = before
    ? [before.pos, before.pos + before.node.nodeSize]
    : [pos + node.nodeSize - 1, pos + node.nodeSize - 1];
  if (written) tr.replaceWith(from, to, written);
  else tr.delete(from, to);
  return true;
}

function figureAround($from: Selection['$from']) {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type.name !== 'figure') continue;
    const pos = $from.before(depth);
    let caption: { node: Node; pos: number } | undefined;
    node.forEach((child, offset) => {
      if (child.type.name === 'figcaption') caption ??= { node: child, pos: pos + 1 + offset };
    });
    return { node, pos, caption };
  }
  return undefined;
}
