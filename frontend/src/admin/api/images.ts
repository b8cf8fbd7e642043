import type { Image, ImagesDeleted } from '@astaguide/contracts/publishing/image';
import { mutationOptions } from '@tanstack/react-query';
import { ApiError } from '../../lib/errors';
import { retryAfterSeconds } from '../../lib/retry-after';
import { sendJson } from '../../api/http';
import { freshQuery } from './fresh-query';
import { refetching } from './mutations';

/** The image library, newest first. Refetched whenever it is opened, because the uses of an image change elsewhere. */
export const imagesQuery = freshQuery<Image[]>('/api/images');

interface UploadRequest {
  file: File;
  /** Called with the share of the file that is sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborts the upload; it then fails with an AbortError. */
  signal: AbortSignal;
}

/** Uploads an image. Throws an ApiError: status 413 for a file that is too large, 415 for one that is not an image. */
export const uploadImageMutation = mutationOptions<Image, Error, UploadRequest>({
  mutationFn: sendImage,
  onSuccess: async (image, _request, _result, { client }) => {
    // A pending response may lack this image and must not replace the list that has it.
    await client.cancelQueries({ queryKey: imagesQuery.queryKey });
    client.setQueryData(
      imagesQuery.queryKey,
      (images) =>
        // The same image uploaded again has the same name.
        images && [image, ...images.filter(({ filename }) => filename !== image.filename)],
    );
  },
});

/** Takes a picture of another site into the library. Throws an ApiError of status 422 with the reason. */
export const fetchImageMutation = mutationOptions({
  mutationFn: (url: string) => sendJson<Image>('POST', '/api/images/fetch', { url }),
  onSuccess: refetching(imagesQuery),
});

/** Deletes an image and its smaller copies. */
export const deleteImageMutation = mutationOptions({
  mutationFn: (filename: string) => sendJson('DELETE', `/api/images/${encodeURIComponent(filename)}`),
  onSettled: refetching(imagesQuery),
});

/** Deletes images in one request; those in use are kept. */
export const deleteUnusedImagesMutation = mutationOptions({
  mutationFn: (filenames: string[]) =>
    sendJson<ImagesDeleted>('POST', '/api/images/deletions', { filenames }),
  onSettled: refetching(imagesQuery),
});

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
function sendImage({ file, onProgress, signal }: UploadRequest): Promise<Image> {
  return new Promise((resolve, reject) => {
    const aborted = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    if (signal.aborted) return aborted();
    const request = new XMLHttpRequest();
    request.open('POST', '/api/images/upload');
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) {
        return resolve(JSON.parse(request.responseText) as Image);
      }
      const retryAfter = retryAfterSeconds(request.getResponseHeader('retry-after'));
      reject(new ApiError(request.status, request.responseText || request.statusText, retryAfter));
    };
    request.onerror = () => reject(new TypeError('The server could not be reached'));
    request.onabort = aborted;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append('image', file);
    request.send(form);
  });
}
