import { useId, useState, type SyntheticEvent } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../dialog/dialog';
import { TextField } from '../inputs/text-field';

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
  const formId = useId();
  const [alt, setAlt] = useState(image.alt);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // React bubbles submit events through portals, so the surrounding form would receive it.
    event.stopPropagation();
    onSave({ ...image, alt: alt.trim() });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={isPlaced ? 'Change image' : 'Add image'}
      footer={
        <>
          <Button look="quiet" className="mr-auto" onClick={onReplace}>
            Choose another
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" type="submit" form={formId}>
            {isPlaced ? 'Change image' : 'Add image'}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-5" onSubmit={onSubmit}>
        <img src={image.src} alt="" className="max-h-56 max-w-full rounded-sm bg-sunken object-contain" />
        <TextField
          label="Alternative text"
          hint="Describes the image for screen readers. Leave blank if it is decorative."
          maxLength={500}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
