import {
  CheckFailure,
  defaultRequestOptions,
  followRedirects,
  isSuccess,
  requestPage,
  requireOnWeb,
  type PageRequestOptions,
} from './page-request';

/** Why a file could not be fetched, for the owner. */
export class FetchFailure extends Error {}

const reasons: Partial<Record<CheckFailure['reason'], string>> = {
  'private-address': 'its address is not on the public internet',
  'reserved-name': 'its address is not on the public internet',
  'not-web': 'its address is not on the web',
  'host-gone': 'there is no such site',
  'time-out': 'the site did not answer in time',
  certificate: 'the certificate of the site is invalid',
  connection: 'the site could not be reached',
  redirects: 'the site redirects too often',
};

export type FetchOptions = PageRequestOptions;
export const defaultFetchOptions = defaultRequestOptions;

/**
 * Fetches a file from the public internet: each address on the way is checked before a connection to it is opened.
 *
 * @param options.sizeLimit of the file. Bytes
 * @throws FetchFailure with the reason
 */
export async function fetchFile(
  address: string,
  options: FetchOptions,
  stopping: AbortSignal = new AbortController().signal,
): Promise<Buffer> {
  try {
    // One byte more shows that the file is too large.
    const limits = { ...options, sizeLimit: options.sizeLimit + 1 };
    const { answer } = await followRedirects(new URL(address), async (url) => {
      requireOnWeb(url);
      return requestPage('GET', url, limits, stopping);
    });
    if (!isSuccess(answer.status)) throw new FetchFailure(`the site answered ${answer.status}`);
    if (answer.body.length > options.sizeLimit) throw new FetchFailure('it is too large');
    return answer.body;
  } catch (error) {
    if (!(error instanceof CheckFailure)) throw error;
    throw new FetchFailure(reasons[error.reason] ?? 'it could not be fetched', { cause: error });
  }
}
