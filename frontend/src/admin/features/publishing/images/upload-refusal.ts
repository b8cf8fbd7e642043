import { MAX_UPLOAD_BYTES, uploadTypes } from '@astaguide/contracts/publishing/image';
import { ApiError } from '../../../../lib/errors';
import { failureText } from '../../../lib/failure';

const TOO_LARGE = 'Larger than 10 MB';

/** The reason to reject a file before uploading it, or undefined. The server checks the content itself. */
export function refusalOf({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (!uploadTypes.some((known) => known === type)) return 'Not a PNG, JPG, GIF, WebP or AVIF image';
  if (size > MAX_UPLOAD_BYTES) return TOO_LARGE;
  return undefined;
}

/** Statuses for a file that is too large, not an image, or damaged. */
const REFUSALS = [413, 415, 422];

/** The error message of a failed upload, and whether a retry may help. */
export function uploadFailure(error: unknown): { failure: string; isRetryable: boolean } {
  if (!(error instanceof ApiError)) return { failure: failureText(error), isRetryable: true };
  return {
    failure: error.status === 413 ? TOO_LARGE : failureText(error),
    isRetryable: !REFUSALS.includes(error.status),
  };
}
