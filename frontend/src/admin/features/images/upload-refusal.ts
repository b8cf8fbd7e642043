import { LARGEST_UPLOAD, uploadTypes } from '@astaguide/contracts/image';
import { ApiError } from '../../../api/http';
import { failureText } from '../../api/failure-text';

const TOO_LARGE = 'Larger than 10 MB';

/** Why a file is not even sent; undefined for one that is. The server looks at the content itself. */
export function refusalOf({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (!uploadTypes.some((known) => known === type)) return 'Not a PNG, JPG, GIF, WebP or AVIF picture';
  if (size > LARGEST_UPLOAD) return TOO_LARGE;
  return undefined;
}

/** The server refuses the file itself: it is too large, no picture, or a broken one. */
const REFUSALS = [413, 415, 422];

/** Why the upload of a file failed, and whether it may yet succeed. */
export function uploadFailure(error: unknown): { failure: string; isRetryable: boolean } {
  if (!(error instanceof ApiError)) return { failure: failureText(error), isRetryable: true };
  return {
    failure: error.status === 413 ? TOO_LARGE : failureText(error),
    isRetryable: !REFUSALS.includes(error.status),
  };
}
