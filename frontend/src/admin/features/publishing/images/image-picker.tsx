import type { Image } from '@astaguide/contracts/publishing/image';
import { useQuery } from '@tanstack/react-query';
import { imagesQuery } from '../../../api/images';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { zonedDay } from '../../../lib/zoned-time';
import { Dialog } from '../../../ui/dialog/dialog';
import type { PickerProps } from '../../../ui/contexts';
import { Notice } from '../../../../ui/notice';
import { QueryPanel } from '../../../ui/query-panel';
import { LibraryList } from './library-list';
import { LibraryPicture, kilobytes, LibrarySkeleton } from './library-picture';
import { UploadArea } from './upload-area';
import { useUploads } from './use-uploads';

/** The image library in a dialog, to pick an image. A single uploaded image is picked automatically. */
export default function ImagePicker({ onPick, onClose }: PickerProps<string>) {
  const uploads = useUploads((arrived) => {
    // With several uploads the owner has to choose.
    if (arrived.length === 1) onPick(arrived[0]!.url);
  });
  return (
    <Dialog size="large" onClose={onClose} title="Choose an image">
      <div className="flex flex-col gap-6">
        <UploadArea {...uploads} />
        <QueryPanel
          query={useQuery(imagesQuery)}
          name="images"
          skeleton={<LibrarySkeleton />}
          errorHint="Check your connection and try again. Uploading may still work."
          empty={<Notice title="No images yet">Your upload will be selected automatically.</Notice>}
        >
          {(images) => <Choice images={images} onPick={onPick} />}
        </QueryPanel>
      </div>
    </Dialog>
  );
}

function Choice({ images, onPick }: { images: Image[]; onPick: PickerProps<string>['onPick'] }) {
  const timeZone = useOwnerTimeZone();
  return (
    <LibraryList images={images}>
      {(image, index) => (
        <button
          type="button"
          data-tile=""
          autoFocus={index === 0}
          className="block w-full overflow-hidden rounded-md border border-line bg-surface text-left [contain-intrinsic-size:auto_18rem] [content-visibility:auto] hover:border-accent"
          onClick={() => onPick(image.url)}
        >
          <LibraryPicture image={image} />
          <span className="block p-3 text-xs text-muted tabular-nums">
            <span className="sr-only">Image {index + 1}, </span>
            <span className="block text-sm font-semibold text-ink">
              {image.width} × {image.height}
            </span>
            {kilobytes(image.size)}, {zonedDay(image.uploadedAt, timeZone)}
            {image.usedBy[0] && (
              <span className="block truncate">
                Used in {image.usedBy[0].name}
                {image.usedBy.length > 1 && ` and ${image.usedBy.length - 1} more`}
              </span>
            )}
          </span>
        </button>
      )}
    </LibraryList>
  );
}
