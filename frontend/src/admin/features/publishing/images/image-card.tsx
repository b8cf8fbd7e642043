import { SelectionBox } from '../../../ui/selection/selection';
import type { Image } from '@astaguide/contracts/publishing/image';
import { copyText } from '../../../../lib/copy-text';
import { zonedDay } from '../../../lib/zoned-time';
import { Button } from '../../../../ui/button';
import { toast, toastError } from '../../../../lib/toast-store';
import { fullAddress } from './full-address';
import { ImageUses } from './image-uses';
import { LibraryPicture, kilobytes } from './library-picture';

interface ImageCardProps {
  image: Image;
  timeZone: string;
  isSelected: boolean;
  onSelect: (filename: string) => void;
  onDelete: (image: Image) => void;
}

export function ImageCard({ image, timeZone, isSelected, onSelect, onDelete }: ImageCardProps) {
  const { filename, width, height, size, uploadedAt, usedBy } = image;
  return (
    <article
      aria-label={filename}
      // content-visibility skips layout and paint of cards off screen: a library may have hundreds.
      className="flex h-full flex-col overflow-hidden rounded-md border border-line bg-surface [contain-intrinsic-size:auto_26rem] [content-visibility:auto]"
    >
      <LibraryPicture image={image} />
      <div className="flex grow flex-col gap-2 p-3">
        <div className="text-xs text-muted tabular-nums">
          <p className="text-sm font-semibold text-ink">{kilobytes(size)}</p>
          <p>
            {width} × {height}
          </p>
          <p>
            <time dateTime={uploadedAt}>{zonedDay(uploadedAt, timeZone)}</time>
          </p>
          <p className="truncate" title={filename}>
            {filename}
          </p>
        </div>
        <div className="flex items-center justify-between gap-2">
          <ImageUses uses={usedBy} />
          {usedBy.length === 0 && (
            <SelectionBox name={filename} checked={isSelected} onToggle={() => onSelect(filename)} />
          )}
        </div>
        <div className="mt-auto flex flex-wrap gap-2 pt-1 whitespace-nowrap *:grow">
          <Button look="quiet" isCompact className="px-2" onClick={() => void copyAddress(image)}>
            Copy URL<span className="sr-only"> of {filename}</span>
          </Button>
          <Button look="quiet" isCompact className="px-2" onClick={() => onDelete(image)}>
            Delete<span className="sr-only"> {filename}</span>
          </Button>
        </div>
      </div>
    </article>
  );
}

async function copyAddress(image: Image): Promise<void> {
  const address = fullAddress(image);
  if (await copyText(address)) return toast({ title: 'URL copied', description: address });
  toastError('Couldn’t copy the URL', `Your browser blocked it. The URL is ${address}`);
}
