import type { Editor } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';

/** A place in a text: the picture, block or heading with that number, from 0, or the first link to an address. */
export type TextPlace = { node: 'image' | 'heading' | 'textBlock'; index: number } | { link: string };

const SHOW = 'astaguide:show-place';

/** Shows a place in a rich-text field: selects it, and opens the dialog of a picture. @param field the field or what contains it */
export function showPlace(field: ParentNode, place: TextPlace): void {
  field.querySelector('.rich-text')?.dispatchEvent(new CustomEvent(SHOW, { detail: place }));
}

/** Listens for `showPlace`. @param onImage called when a picture is selected @returns a function that stops it */
export function listenForPlaces(editor: Editor, onImage: () => void): () => void {
  const onShow = (event: Event) => {
    const place = (event as CustomEvent<TextPlace>).detail;
    const pos = positionOf(editor, place);
    if (pos === undefined) return;
    const { doc, tr } = editor.state;
    const isWhole = 'node' in place && place.node !== 'heading';
    tr.setSelection(isWhole ? NodeSelection.create(doc, pos) : TextSelection.near(doc.resolve(pos + 1)));
    editor.view.focus();
    editor.view.dispatch(tr.scrollIntoView());
    if ('node' in place && place.node === 'image') onImage();
  };
  const { dom } = editor.view;
  dom.addEventListener(SHOW, onShow);
  return () => dom.removeEventListener(SHOW, onShow);
}

function positionOf(editor: Editor, place: TextPlace): number | undefined {
  let [found, index]: [number | undefined, number] = [undefined, 0];
  editor.state.doc.descendants((node, pos) => {
    if (found !== undefined) return false;
    const isIt =
      'link' in place
        ? node.marks.some(({ type, attrs }) => type.name === 'link' && attrs.href === place.link) ||
          (node.type.name === 'footnote' && `#${node.attrs.note}` === place.link)
        : node.type.name === place.node && index++ === place.index;
    if (isIt) found = pos;
    return undefined;
  });
  return found;
}
