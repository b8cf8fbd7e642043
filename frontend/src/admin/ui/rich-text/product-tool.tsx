import type { Editor } from '@tiptap/core';
import { createElement, Suspense, use } from 'react';
import { ProductPickerContext } from '../product-picker-context';

/** Inserts the card of a product. */
export function ProductTool({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const Picker = use(ProductPickerContext);
  if (!Picker) return null;
  const onPick = (productId: number) => {
    onClose();
    editor.chain().focus().insertContent({ type: 'productCard', attrs: { productId } }).run();
  };
  // Its code is loaded when it is opened.
  return <Suspense fallback={null}>{createElement(Picker, { onPick, onClose })}</Suspense>;
}
