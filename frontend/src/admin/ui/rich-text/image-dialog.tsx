import { useState } from 'react';
import { Button } from '../../../ui/button';
import { TextField } from '../inputs/text-field';
import { ToolDialog } from './tool-dialog';

export interface TextImage {
  src: string;
  alt: string;
}

interface ImageDialogProps {
  image: TextImage;
  /** Whether the image is already in the text. */
  isPlaced: boolean;
  onSave: (image: TextImage) => void;
  /** Picks another image. */
  onReplace: () => void;
  onClose: () => void;
}

/** Asks for an image's alternative text. */
export function ImageDialog({ image, isPlaced, onSave, onReplace, onClose }: ImageDialogProps) {
  const [alt, setAlt] = useState(image.alt);
  return (
    <ToolDialog
      title={isPlaced ? 'Change image' : 'Add image'}
      aside={
        <Button look="quiet" className="mr-auto" onClick={onReplace}>
          Choose another
        </Button>
      }
      onApply={() => onSave({ ...image, alt: alt.trim() })}
      onClose={onClose}
    >
      <img src={image.src} alt="" className="max-h-56 max-w-full rounded-sm bg-sunken object-contain" />
      <TextField
        label="Alternative text"
        hint="Describes the image for screen readers. Leave blank if it is decorative."
        maxLength={500}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
      />
    </ToolDialog>
  );
}
