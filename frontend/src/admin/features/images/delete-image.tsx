import type { Image } from '@astaguide/contracts/image';
import { useMutation } from '@tanstack/react-query';
import { deleteImageMutation } from '../../api/images';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { toast } from '../../../lib/toast-store';
import { describeUse } from './image-uses';

/** Asks for confirmation before an image is deleted, and lists its uses. */
export function DeleteImage({ image, onClose }: { image: Image; onClose: () => void }) {
  const { mutateAsync: remove } = useMutation(deleteImageMutation);
  const isUsed = image.usedBy.length > 0;
  const onConfirm = async () => {
    try {
      await remove(image.filename);
      toast({ title: 'Image deleted' });
    } catch {
      toast({
        title: 'Delete failed',
        description: 'There was an error deleting the image',
        variant: 'destructive',
      });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={isUsed ? 'Delete an image in use?' : 'Delete this image?'}
      action="Delete image"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {isUsed && (
        <>
          <p>Used in:</p>
          <ul className="my-2 list-disc pl-5 text-ink">
            {image.usedBy.map((use) => (
              <li key={`${use.kind} ${use.id} ${use.name}`}>{describeUse(use)}</li>
            ))}
          </ul>
          <p>It will be replaced by a placeholder or removed.</p>
        </>
      )}
      <p>Other pages that use its URL will lose it too. This can’t be undone.</p>
    </ConfirmDialog>
  );
}
