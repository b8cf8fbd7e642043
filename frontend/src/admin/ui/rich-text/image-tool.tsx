import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { ImagePicker } from '../image-picker';
import { ImageDialog, type TextImage } from './image-dialog';

interface ImageToolProps {
  editor: Editor;
  onClose: () => void;
}

/** Inserts an image from the library, or edits the selected one. */
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

/** Resets width and height if the image was replaced. */
function sized(placed: TextImage, saved: TextImage) {
  return placed.src === saved.src ? saved : { ...saved, width: null, height: null };
}

/** Inserts an image in a separate paragraph. */
function insertImage(editor: Editor, attrs: TextImage): void {
  editor
    .chain()
    .focus()
    .insertContent({ type: 'paragraph', content: [{ type: 'image', attrs }] })
    .run();
}
