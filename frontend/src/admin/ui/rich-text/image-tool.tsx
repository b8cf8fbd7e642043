import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { ImagePicker } from '../image-picker';
import { ImageDialog, type TextImage } from './image-dialog';

interface ImageToolProps {
  editor: Editor;
  onClose: () => void;
}

/** Puts a picture of the library into the text, or changes the one that is selected. */
export function ImageTool({ editor, onClose }: ImageToolProps) {
  const [placed] = useState(() => selectedImage(editor));
  const [image, setImage] = useState(placed);

  if (!image) {
    return (
      <ImagePicker
        onPick={(src) => setImage({ src, alt: placed?.alt ?? '' })}
        onClose={() => (placed ? setImage(placed) : onClose())}
      />
    );
  }
  return (
    <ImageDialog
      image={image}
      isPlaced={placed !== undefined}
      onSave={(saved) => {
        onClose();
        if (placed) editor.chain().focus().updateAttributes('image', sized(placed, saved)).run();
        else insertImage(editor, saved);
      }}
      onReplace={() => setImage(undefined)}
      onClose={onClose}
    />
  );
}

function selectedImage(editor: Editor): TextImage | undefined {
  if (!editor.isActive('image')) return undefined;
  const { src, alt } = editor.getAttributes('image') as { src: string; alt: string | null };
  return { src, alt: alt ?? '' };
}

/** Another picture has another size. */
function sized(placed: TextImage, saved: TextImage) {
  return placed.src === saved.src ? saved : { ...saved, width: null, height: null };
}

/** A picture in a paragraph of its own. */
function insertImage(editor: Editor, attrs: TextImage): void {
  editor
    .chain()
    .focus()
    .insertContent({ type: 'paragraph', content: [{ type: 'image', attrs }] })
    .run();
}
