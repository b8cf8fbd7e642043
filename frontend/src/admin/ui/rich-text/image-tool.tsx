import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { TextField } from '../inputs/text-field';
import { ImagePicker } from '../pickers';
import { insertBlock } from './insert-block';
import { ToolDialog } from './tool-dialog';

interface TextImage {
  src: string;
  alt: string;
}

/** Inserts an image from the library with its alternative text, or edits the selected one. */
export function ImageTool({ editor, onClose }: { editor: Editor; onClose: () => void }) {
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
  const onApply = () => {
    onClose();
    const attrs = { ...image, alt: image.alt.trim() };
    if (!placed) return insertBlock(editor, { type: 'paragraph', content: [{ type: 'image', attrs }] });
    const chain = editor.chain().focus();
    // An image that replaces another has another width and height.
    if (placed.src === attrs.src) chain.updateAttributes('image', attrs).run();
    else chain.updateAttributes('image', { ...attrs, width: null, height: null }).run();
  };
  return (
    <ToolDialog
      title={placed ? 'Change image' : 'Add image'}
      aside={
        <Button look="quiet" className="mr-auto" onClick={() => setImage(undefined)}>
          Choose another
        </Button>
      }
      onApply={onApply}
      onClose={onClose}
    >
      <img src={image.src} alt="" className="max-h-56 max-w-full rounded-sm bg-sunken object-contain" />
      <TextField
        label="Alternative text"
        hint="Describes the image for screen readers. Leave blank if it is decorative."
        maxLength={500}
        value={image.alt}
        onChange={({ target }) => setImage({ ...image, alt: target.value })}
      />
    </ToolDialog>
  );
}

function selectedImage(editor: Editor): TextImage | undefined {
  if (!editor.isActive('image')) return undefined;
  const { src, alt } = editor.getAttributes('image') as { src: string; alt: string | null };
  return { src, alt: alt ?? '' };
}
