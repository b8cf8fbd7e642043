import { LibrarySkeleton } from './library-picture';
import { useSelection, type Selection } from '../../../ui/selection/selection';
import type { Image } from '@astaguide/contracts/publishing/image';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, type RefObject } from 'react';
import { deleteImageMutation, imagesQuery, deleteUnusedImagesMutation } from '../../../api/images';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { formatCount, formatPlural } from '../../../../lib/format';
import { toast, toastError } from '../../../../lib/toast-store';
import { Button } from '../../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { useConfirm } from '../../../ui/dialog/confirm-dialog';
import { QueryPanel } from '../../../ui/query-panel';
import { ImageCard } from './image-card';
import { describeUse } from './image-uses';
import { LibraryList } from './library-list';
import { UploadArea } from './upload-area';
import { useUploads } from './use-uploads';
import { useAction } from '../../../api/use-action';
import { SelectionBar } from '../../../ui/selection/selection-bar';

export default function ImagesTab() {
  const uploads = useUploads();
  return (
    <div className="flex flex-col gap-6">
      <UploadArea {...uploads} />
      <QueryPanel
        query={useQuery(imagesQuery)}
        name="images"
        skeleton={<LibrarySkeleton />}
        errorHint="Your images are safe and still shown on the site. Check your connection and try again."
        empty={
          <EmptyState title="No images yet" height="py-16">
            Images you upload appear here. Pictures of the demo products are part of the site.
          </EmptyState>
        }
      >
        {(images) => <Library images={images} />}
      </QueryPanel>
    </div>
  );
}

function Library({ images }: { images: Image[] }) {
  const timeZone = useOwnerTimeZone();
  const { ask, dialog } = useConfirm();
  const { mutateAsync: remove } = useMutation(deleteImageMutation);
  const selection = useSelection(unusedOf(images));
  const count = useRef<HTMLParagraphElement>(null);
  const onDelete = ({ filename, usedBy }: Image) =>
    ask({
      title: usedBy.length > 0 ? 'Delete an image in use?' : 'Delete this image?',
      text: <LossText usedBy={usedBy} />,
      action: 'Delete image',
      onConfirm: async () => {
        try {
          await remove(filename);
          toast({ title: 'Image deleted' });
          return true;
        } catch {
          toastError('Delete failed', 'There was an error deleting the image');
          return false;
        }
      },
      focusAfter: count,
    });
  return (
    <>
      <LibraryList
        images={images}
        count={count}
        action={(shown) => <SelectUnused unused={unusedOf(shown)} selection={selection} />}
        bar={(shown) => <BulkImages unused={unusedOf(shown)} selection={selection} focusAfter={count} />}
      >
        {(image) => (
          <ImageCard
            image={image}
            timeZone={timeZone}
            isSelected={selection.keys.has(image.filename)}
            onSelect={selection.toggle}
            onDelete={onDelete}
          />
        )}
      </LibraryList>
      {dialog}
    </>
  );
}

const unusedOf = (images: readonly Image[]) =>
  images.filter(({ usedBy }) => usedBy.length === 0).map(({ filename }) => filename);

/** What loses an image when it is deleted. */
function LossText({ usedBy }: Pick<Image, 'usedBy'>) {
  return (
    <>
      {usedBy.length > 0 && (
        <>
          <p>Used in:</p>
          <ul className="my-2 list-disc pl-5 text-ink">
            {usedBy.map((use) => (
              <li key={`${use.kind} ${use.id} ${use.name}`}>{describeUse(use)}</li>
            ))}
          </ul>
          <p>It will be replaced by a placeholder or removed.</p>
        </>
      )}
      <p>Other pages that use its URL will lose it too. This can’t be undone.</p>
    </>
  );
}

interface UnusedImages {
  /** Files that are shown and that nothing uses. */
  unused: readonly string[];
  selection: Selection<string>;
}

function SelectUnused({ unused, selection }: UnusedImages) {
  if (unused.length === 0 || selection.keys.size > 0) return null;
  return (
    <Button look="quiet" isCompact className="max-sm:px-2" onClick={() => selection.choose(unused)}>
      Select {formatCount(unused.length)} unused
    </Button>
  );
}

interface BulkImagesProps extends UnusedImages {
  focusAfter: RefObject<HTMLElement | null>;
}

/** Deletes several unused images. */
function BulkImages({ unused, selection, focusAfter }: BulkImagesProps) {
  const chosen = [...selection.keys];
  const [remove] = useAction(deleteUnusedImagesMutation, {
    done: ({ deleted }) => ({
      title: `${formatPlural(deleted, 'image')} deleted`,
      ...(deleted < chosen.length && {
        description: 'The others are in use, or in earlier versions, unsaved texts or newsletters.',
      }),
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
