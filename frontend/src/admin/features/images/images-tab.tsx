import type { Image } from '@astaguide/contracts/image';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { imagesQuery } from '../../api/images';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { formatCount, formatPlural } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { QueryPanel } from '../../ui/query-panel';
import { useSelection } from '../../ui/selection/use-selection';
import { BulkImages } from './bulk-images';
import { DeleteImage } from './delete-image';
import { ImageCard } from './image-card';
import { libraryGrid, LibrarySkeleton } from './library-skeleton';
import { UploadArea } from './upload-area';
import { useUploads } from './use-uploads';

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
        empty={<Notice title="No images yet">Uploaded images appear here.</Notice>}
      >
        {(images) => <Library images={images} />}
      </QueryPanel>
    </div>
  );
}

function Library({ images }: { images: Image[] }) {
  const timeZone = useOwnerTimeZone();
  const [toDelete, setToDelete] = useState<Image>();
  const unused = images.filter(({ usedBy }) => usedBy.length === 0).map(({ filename }) => filename);
  const selection = useSelection(unused);
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <section aria-label="Image library">
      <div className="mb-3 flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p ref={count} tabIndex={-1} className="text-sm text-muted outline-none">
          {formatPlural(images.length, 'image')}, newest first
        </p>
        {unused.length > 0 && selection.keys.size === 0 && (
          <Button look="quiet" isCompact onClick={() => selection.choose(unused)}>
            Select {formatCount(unused.length)} unused
          </Button>
        )}
      </div>
      <BulkImages unused={unused} selection={selection} onDeleted={() => count.current?.focus()} />
      <ul className={libraryGrid}>
        {images.map((image) => (
          <li key={image.filename}>
            <ImageCard
              image={image}
              timeZone={timeZone}
              isSelected={selection.keys.has(image.filename)}
              onSelect={selection.toggle}
              onDelete={setToDelete}
            />
          </li>
        ))}
      </ul>
      {toDelete && <DeleteImage image={toDelete} onClose={() => setToDelete(undefined)} />}
    </section>
  );
}
