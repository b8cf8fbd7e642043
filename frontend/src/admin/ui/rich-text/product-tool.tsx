import type { Editor } from '@tiptap/core';
import { ProductPicker } from '../pickers';
import { insertBlock } from './insert-block';

/** Inserts the card of a product. */
export function ProductTool({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const onPick = (productId: number) => {
    onClose();
    insertBlock(editor, { type: 'productCard', attrs: { productId } });
  };
  return <ProductPicker onPick={onPick} onClose={onClose} />;
}
