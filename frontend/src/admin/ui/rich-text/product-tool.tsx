import type { Editor } from '@tiptap/core';
import { ProductPicker } from '../pickers';

/** Inserts the card of a product. */
export function ProductTool({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const onPick = (productId: number) => {
    onClose();
    editor.chain().focus().insertContent({ type: 'productCard', attrs: { productId } }).run();
  };
  return <ProductPicker onPick={onPick} onClose={onClose} />;
}
