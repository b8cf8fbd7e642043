import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { closeHistory } from '@tiptap/pm/history';

/** A picture that is being uploaded, at its place in the text. */
type Change = { add: { id: object; at: number; name: string } } | { remove: object };

const key = new PluginKey<DecorationSet>('arriving pictures');

/** Shows where pictures arrive, while the text around them may change. */
export const arrivingPictures = new Plugin<DecorationSet>({
  key,
  state: {
    init: () => DecorationSet.empty,
    apply(transaction, shown) {
      const mapped = shown.map(transaction.mapping, transaction.doc);
      const change = transaction.getMeta(key) as Change | undefined;
      if (!change) return mapped;
      if ('remove' in change)
        return mapped.remove(mapped.find(undefined, undefined, ({ id }) => id === change.remove));
      const { id, at, name } = change.add;
      return mapped.add(transaction.doc, [Decoration.widget(at, () => placeholder(name), { id })]);
    },
  },
  props: { decorations: (state) => key.getState(state) },
});

function placeholder(name: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'arriving-picture';
  element.setAttribute('role', 'status');
  element.textContent = `Uploading ${name || 'picture'}…`;
  return element;
}

/**
 * Puts a picture that is stored meanwhile at a place in the text. Each is a step of its own for undo.
 *
 * @returns whether the text was still open
 */
export async function placePicture(
  view: EditorView,
  at: number,
  name: string,
  stored: Promise<string>,
): Promise<boolean> {
  const id = {};
  view.dispatch(view.state.tr.setMeta(key, { add: { id, at, name } } satisfies Change));
  try {
    const src = await stored;
    if (view.isDestroyed) return false;
    const [place] = key.getState(view.state)!.find(undefined, undefined, (spec) => spec.id === id);
    const { tr, schema } = view.state;
    tr.setMeta(key, { remove: id } satisfies Change);
    // The text around it was deleted.
    if (!place) return (view.dispatch(tr), false);
    const image = schema.nodes.image!.create({ src, alt: '' });
    const $place = tr.doc.resolve(place.from);
    const isEmptyLine = $place.parent.type.name === 'paragraph' && $place.parent.content.size === 0;
    if (isEmptyLine) tr.insert(place.from, image);
    else {
      const paragraph = schema.nodes.paragraph!.create(null, image);
      const after = $place.depth === 0 ? place.from : $place.after(1);
      tr.insert(after, paragraph);
    }
    view.dispatch(closeHistory(tr));
    return true;
  } catch (error) {
    if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta(key, { remove: id } satisfies Change));
    throw error;
  }
}

/** Replaces the address of pictures in a text; undo leaves it replaced. */
export function replacePicture(view: EditorView, from: string, to: string): void {
  const { tr, doc } = view.state;
  doc.descendants((node, pos) => {
    if (node.type.name === 'image' && node.attrs.src === from) tr.setNodeAttribute(pos, 'src', to);
  });
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false));
}
