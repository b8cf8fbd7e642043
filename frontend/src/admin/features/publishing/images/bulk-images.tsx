import type { RefObject } from 'react';
import { formatPlural } from '../../../../lib/format';
import { deleteUnusedImagesMutation } from '../../../api/images';
import { useAction } from '../../../api/use-action';
import { SelectionBar } from '../../../ui/selection/selection-bar';
import type { Selection } from '../../../ui/selection/use-selection';

interface BulkImagesProps {
  /** Files that nothing uses. */
  unused: readonly string[];
  selection: Selection<string>;
  focusAfter: RefObject<HTMLElement | null>;
}

/** Deletes several unused images. */
export function BulkImages({ unused, selection, focusAfter }: BulkImagesProps) {
  const chosen = [...selection.keys];
  const [remove] = useAction(deleteUnusedImagesMutation, {
    done: ({ deleted }) => ({
      title: `${formatPlural(deleted, 'image')} deleted`,
      ...(deleted < chosen.length && { description: 'The others are in use, or were gone already.' }),
    }),
    failed: 'Failed to delete the images',
  });
  return (
    <SelectionBar
      selection={selection}
      shown={unused}
      deletion={{
        label: 'Delete selected',
        title: `Delete ${formatPlural(chosen.length, 'unused image')}?`,
        names: chosen,
        warning: 'Pages elsewhere that show them will lose them. This can’t be undone.',
        remove: () => remove(chosen),
        focusAfter,
      }}
    />
  );
}
