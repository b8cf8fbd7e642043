import type { Image } from '@astaguide/contracts/image';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { retryAfterSeconds } from '../../lib/retry-after';
import { ApiError, sendJson } from '../../api/http';

/** The image library, newest first. Asked for anew whenever it is opened: what uses a picture changes elsewhere. */
export const imagesQuery = queryOptions<Image[]>({ queryKey: ['/api/images'], refetchOnMount: 'always' });

export interface UploadRequest {
  file: File;
  /** Told the share of the file that is sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborts the upload; it then fails with an AbortError. */
  signal: AbortSignal;
}

/** Uploads a picture. Too large is an ApiError of status 413, not a picture one of 415. */
export const uploadImageMutation = mutationOptions<Image, Error, UploadRequest>({
  mutationFn: sendImage,
  onSuccess: async (image, _request, _result, { client }) => {
    // A list still under way was made without this picture and must not replace the one with it.
    await client.cancelQueries({ queryKey: imagesQuery.queryKey });
    client.setQueryData(
      imagesQuery.queryKey,
      (images) =>
        // The same picture uploaded again has the same name.
        images && [image, ...images.filter(({ filename }) => filename !== image.filename)],
    );
  },
});

/** Deletes a picture and its smaller copies. */
export const deleteImageMutation = mutationOptions<unknown, Error, string>({
  mutationFn: (filename) => sendJson('DELETE', `/api/images/${encodeURIComponent(filename)}`),
  onSettled: (_answer, _error, _filename, _result, { client }) =>
    client.invalidateQueries({ queryKey: imagesQuery.queryKey }),
});

/** fetch cannot tell how much of a body is sent; XMLHttpRequest can. */
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
