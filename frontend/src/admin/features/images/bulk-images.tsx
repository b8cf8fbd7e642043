import { useMutation } from '@tanstack/react-query';
import { formatPlural } from '../../../lib/format';
import { deleteUnusedImagesMutation } from '../../api/images';
import { toastOutcome } from '../../api/toast-outcome';
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
  const chosen = [...selection.keys];
  return (
    <SelectionBar
      selection={selection}
      shown={unused}
      deletion={{
        label: 'Delete selected',
        title: `Delete ${formatPlural(chosen.length, 'unused image')}?`,
        names: chosen,
        warning: 'Pages elsewhere that show them will lose them. This can’t be undone.',
        remove: () =>
          toastOutcome(remove(chosen), {
            done: ({ deleted }) => ({
              title: `${formatPlural(deleted, 'image')} deleted`,
              ...(deleted < chosen.length && { description: 'The others are in use, or were gone already.' }),
            }),
            failed: 'Failed to delete the images',
          }),
        onDeleted,
      }}
    />
  );
}
