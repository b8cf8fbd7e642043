import { SelectionBox } from '../../../ui/selection/selection';
import type { Image } from '@astaguide/contracts/publishing/image';
import { copyText } from '../../../../lib/copy-text';
import { zonedDay } from '../../../lib/zoned-time';
import { Button } from '../../../../ui/button';
import { BinIcon, CopyIcon } from '../../../../ui/icons';
import { IconButton } from '../../../ui/icon-button';
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
      className="flex h-full flex-col overflow-hidden rounded-md border border-line bg-surface [contain-intrinsic-size:auto_22rem] [content-visibility:auto]"
    >
      <div className="relative">
        <a
          href={image.url}
          target="_blank"
          rel="noopener"
          title={filename}
          data-tile=""
          className="block -outline-offset-2"
        >
          <LibraryPicture image={image} />
          <span className="sr-only">Open {filename} in a new tab</span>
        </a>
        {usedBy.length === 0 && (
          <span className="absolute top-2 left-2 rounded-sm bg-surface">
            <SelectionBox name={filename} checked={isSelected} onToggle={() => onSelect(filename)} />
          </span>
        )}
      </div>
      <div className="flex grow flex-col gap-1.5 p-2 sm:p-3">
        <p className="text-xs text-muted tabular-nums">
          <span className="font-semibold text-ink">
            {width} × {height}
          </span>
          , {kilobytes(size)}
          <time dateTime={uploadedAt} className="block">
            {zonedDay(uploadedAt, timeZone)}
          </time>
        </p>
        <ImageUses uses={usedBy} />
        <div className="mt-auto flex items-center justify-between gap-2 pt-1">
          <Button
            look="quiet"
            isCompact
            className="px-2.5! whitespace-nowrap max-sm:*:[svg]:hidden"
            onClick={() => void copyAddress(image)}
          >
            <CopyIcon /> Copy URL<span className="sr-only"> of {filename}</span>
          </Button>
          <IconButton name={`Delete ${filename}`} onClick={() => onDelete(image)}>
            <BinIcon />
          </IconButton>
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
