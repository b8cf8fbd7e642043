import type { Image } from '@astaguide/contracts/publishing/image';
import { useQueryClient, MutationObserver, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { uploadImageMutation } from '../../../api/images';
import { copyText } from '../../../../lib/copy-text';
import { formatPlural } from '../../../../lib/format';
import { toast, toastError } from '../../../../lib/toast-store';
import { fullAddress } from './full-address';
import { UploadQueue } from './upload-queue';
import { refusalOf, uploadFailure } from './upload-refusal';

/** Concurrency limit: more uploads would only share the same bandwidth. */
const AT_ONCE = 2;

const queues = new WeakMap<QueryClient, UploadQueue<Image>>();

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

/** The upload queue of this browser. It continues while another tab of the dashboard is open. */
function uploadQueueOf(client: QueryClient): UploadQueue<Image> {
  const known = queues.get(client);
  if (known) return known;
  const queue = new UploadQueue<Image>({
    atOnce: AT_ONCE,
    refuse: refusalOf,
    send: (file, onProgress, signal) =>
      new MutationObserver(client, uploadImageMutation).mutate({ file, onProgress, signal }),
    explain: uploadFailure,
  });
  queue.onFinished((images, failures) => void tellOwner(images, failures));
  queues.set(client, queue);
  return queue;
}

async function tellOwner(images: Image[], failures: number): Promise<void> {
  const isCopied = images.length > 0 && (await copyText(images.map(fullAddress).join('\n')));
  if (failures > 0) return toastError('Upload failed', 'There was an error uploading your image');
  const urls = images.length === 1 ? 'URL' : 'URLs';
  const count = images.length === 1 ? '' : `${formatPlural(images.length, 'image')}. `;
  toast({
    title: 'Image uploaded successfully',
    description: isCopied
      ? `${count}${urls} copied to the clipboard.`
      : `${count}Your browser blocked copying. Use Copy URL.`,
  });
}
