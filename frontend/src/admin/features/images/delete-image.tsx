import type { Image } from '@astaguide/contracts/image';
import { useMutation } from '@tanstack/react-query';
import { deleteImageMutation } from '../../api/images';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { toast } from '../../../lib/toast-store';
import { describeUse } from './image-uses';

/** Asks before a picture is deleted, and first says where it is used. */
export function DeleteImage({ image, onClose }: { image: Image | undefined; onClose: () => void }) {
  const { mutateAsync: remove, isPending } = useMutation(deleteImageMutation);
  const onConfirm = async () => {
    if (!image) return;
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
      open={image !== undefined}
      title={image && image.usedBy.length > 0 ? 'Delete an image in use?' : 'Delete this image?'}
      action="Delete image"
      isPending={isPending}
      onConfirm={() => void onConfirm()}
      onCancel={onClose}
    >
      {image && image.usedBy.length > 0 && (
        <>
          <p>It is used in:</p>
          <ul className="my-2 list-disc pl-5 text-ink">
            {image.usedBy.map((use) => (
              <li key={`${use.kind} ${use.id} ${use.name}`}>{describeUse(use)}</li>
            ))}
          </ul>
          <p>A grey placeholder, or nothing, will stand there instead.</p>
        </>
      )}
      <p>Pages elsewhere that show it by its address lose it, too. This cannot be undone.</p>
    </ConfirmDialog>
  );
}
