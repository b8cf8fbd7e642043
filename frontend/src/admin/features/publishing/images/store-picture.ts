import type { QueryClient } from '@tanstack/react-query';
import { MutationObserver } from '@tanstack/react-query';
import { fetchImageMutation, uploadImageMutation } from '../../../api/images';
import { failureText } from '../../../lib/failure';
import { refusalOf, uploadFailure } from './upload-refusal';

/**
 * Takes a picture into the library.
 *
 * @param source a file, or the address of a picture elsewhere
 * @returns its address here
 * @throws Error with the reason
 */
export async function storePicture(client: QueryClient, source: File | string): Promise<string> {
  if (typeof source === 'string') {
    try {
      return (await new MutationObserver(client, fetchImageMutation).mutate(source)).url;
    } catch (error) {
      throw new Error(failureText(error), { cause: error });
    }
  }
  const refusal = refusalOf(source);
  if (refusal !== undefined) throw new Error(refusal);
  const upload = { file: source, onProgress: () => undefined, signal: new AbortController().signal };
  try {
    return (await new MutationObserver(client, uploadImageMutation).mutate(upload)).url;
  } catch (error) {
    throw new Error(uploadFailure(error).failure ?? 'The upload failed', { cause: error });
  }
}
