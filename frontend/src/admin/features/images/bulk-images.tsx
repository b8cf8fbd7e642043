import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPlural } from '../../../lib/format';
import { toast } from '../../../lib/toast-store';
import { Button } from '../../../ui/button';
import { deleteUnusedImagesMutation } from '../../api/images';
import { toastOutcome } from '../../api/toast-outcome';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { NamedRows } from '../../ui/selection/named-rows';
import { SelectionBar } from '../../ui/selection/selection-bar';
import type { Selection } from '../../ui/selection/use-selection';

interface BulkImagesProps {
  /** Files that nothing uses. */
  unused: readonly string[];
  selection: Selection<string>;
  onDeleted: () => void;
}

/** Deletes several unused images. */
export function BulkImages({ unused, selection, onDeleted }: BulkImagesProps) {
  const { mutateAsync: remove } = useMutation(deleteUnusedImagesMutation);
  const [isAsking, setIsAsking] = useState(false);
  const chosen = [...selection.keys];
  const onDelete = async () => {
    const removal = remove(chosen);
    const isDone = await toastOutcome(removal, { failed: 'Failed to delete the images' });
    setIsAsking(false);
    if (!isDone) return;
    const { deleted } = await removal;
    toast({
      title: `${formatPlural(deleted, 'image')} deleted`,
      ...(deleted < chosen.length && { description: 'The others are in use, or were gone already.' }),
    });
    selection.clear();
    onDeleted();
  };
  return (
    <>
      <SelectionBar selection={selection} shown={unused}>
        <Button look="quiet" isCompact onClick={() => setIsAsking(true)}>
          Delete selected
        </Button>
      </SelectionBar>
      <ConfirmDialog
        open={isAsking}
        title={`Delete ${formatPlural(chosen.length, 'unused image')}?`}
        action="Delete"
        onConfirm={onDelete}
        onCancel={() => setIsAsking(false)}
      >
        <NamedRows names={chosen} />
        <p>Pages elsewhere that show them will lose them. This can’t be undone.</p>
      </ConfirmDialog>
    </>
  );
}
