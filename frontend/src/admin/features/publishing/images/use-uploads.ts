import type { Image } from '@astaguide/contracts/publishing/image';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { uploadQueueOf } from './library-uploads';

/**
 * All uploads to the library, including those started elsewhere in the dashboard.
 *
 * @param onArrived called with the images once everything added has been uploaded or has failed
 */
export function useUploads(onArrived?: (images: Image[]) => void) {
  const queue = uploadQueueOf(useQueryClient());
  const uploads = useSyncExternalStore(queue.subscribe, queue.list);
  const tellArrived = useEffectEvent((images: Image[]) => {
    if (images.length > 0) onArrived?.(images);
  });
  useEffect(() => queue.onFinished((images) => tellArrived(images)), [queue]);
  return {
    uploads,
    isUploading: uploads.some(({ state }) => state !== 'failed'),
    add: (files: readonly File[]) => queue.add(files),
    remove: (id: number) => queue.remove(id),
    retry: (id: number) => queue.retry(id),
  };
}

export type Uploads = ReturnType<typeof useUploads>;
