import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { TextField } from '../inputs/text-field';
import { ImagePicker } from '../pickers';
import { captionOf, imageBlock, setCaption } from './captions';
import { insertBlock } from './insert-block';
import { ToolDialog } from './tool-dialog';

interface TextImage {
  src: string;
  alt: string;
  /** Null if it is in a line of text, which has none. */
  caption: string | null;
}

/** Inserts an image from the library with its alternative text, or edits the selected one. */
export function ImageTool({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [placed] = useState(() => selectedImage(editor));
  const [image, setImage] = useState(placed);

  if (!image) {
    return (
      <ImagePicker
        onPick={(src) => setImage({ src, alt: placed?.alt ?? '', caption: placed ? placed.caption : '' })}
        onClose={() => (placed ? setImage(placed) : onClose())}
      />
    );
  }
  const onApply = () => {
    onClose();
    const attrs = { src: image.src, alt: image.alt.trim() };
    const caption = image.caption?.trim() ?? '';
    if (!placed) return insertBlock(editor, imageBlock(attrs, caption));
    const chain = editor.chain().focus();
    // An image that replaces another has another width and height.
    if (placed.src === attrs.src) chain.updateAttributes('image', attrs);
    else chain.updateAttributes('image', { ...attrs, width: null, height: null });
    if (image.caption !== null && caption !== placed.caption)
      chain.command(({ tr }) => setCaption(tr, caption));
    chain.run();
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
      {image.caption !== null && (
        <TextField
          label="Caption"
          hint="Shown below the image"
          maxLength={500}
          value={image.caption}
          onChange={({ target }) => setImage({ ...image, caption: target.value })}
        />
      )}
    </ToolDialog>
  );
}

function selectedImage(editor: Editor): TextImage | undefined {
  if (!editor.isActive('image')) return undefined;
  const { src, alt } = editor.getAttributes('image') as { src: string; alt: string | null };
  return { src, alt: alt ?? '', caption: captionOf(editor.state.selection) };
}
