import type { Image } from '@astaguide/contracts/image';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { uploadImageMutation } from '../../api/images';
import { copyText } from '../../../lib/copy-text';
import { formatPlural } from '../../../lib/format';
import { toast } from '../../../lib/toast-store';
import { fullAddress } from './full-address';
import { UploadQueue } from './upload-queue';
import { refusalOf, uploadFailure } from './upload-refusal';

/** Uploads at the same time: more would only share the owner's line. */
const AT_ONCE = 2;

const queues = new WeakMap<QueryClient, UploadQueue<Image>>();

/** The one queue of this browser's uploads; it goes on while the owner is in another tab of the dashboard. */
export function uploadQueueOf(client: QueryClient): UploadQueue<Image> {
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
  if (failures > 0) {
    return toast({
      title: 'Upload failed',
      description: 'There was an error uploading your image',
      variant: 'destructive',
    });
  }
  const [address, pronoun] = images.length === 1 ? ['Its address', 'it'] : ['Their addresses', 'them'];
  const count = images.length === 1 ? '' : `${formatPlural(images.length, 'image')}. `;
  toast({
    title: 'Image uploaded successfully',
    description: isCopied
      ? `${count}${address} can be pasted from the clipboard.`
      : `${count}This browser did not let ${pronoun} onto the clipboard: use Copy URL.`,
  });
}
