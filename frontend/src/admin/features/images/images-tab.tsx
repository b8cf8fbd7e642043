import type { Image } from '@astaguide/contracts/image';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { imagesQuery } from '../../api/images';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { formatPlural } from '../../../lib/format';
import { Notice } from '../../../ui/notice';
import { QueryPanel } from '../../ui/query-panel';
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
  return (
    <section aria-label="Image library">
      <p className="mb-3 text-sm text-muted">{formatPlural(images.length, 'image')}, newest first</p>
      <ul className={libraryGrid}>
        {images.map((image) => (
          <li key={image.filename}>
            <ImageCard image={image} timeZone={timeZone} onDelete={setToDelete} />
          </li>
        ))}
      </ul>
      <DeleteImage image={toDelete} onClose={() => setToDelete(undefined)} />
    </section>
  );
}
