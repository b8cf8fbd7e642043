import type {
  AddressMiss,
  Redirect,
  RedirectImport,
  RedirectInput,
} from '@astaguide/contracts/publishing/redirect';
import { mutationOptions } from '@tanstack/react-query';
import { answerError, sendJson } from '../../api/http';
import { freshQuery } from './fresh-query';
import { deletionFrom, refetching, under } from './mutations';

export const REDIRECTS = '/api/redirects';

/** Old addresses that lead elsewhere. */
export const redirectsQuery = freshQuery<Redirect[]>(REDIRECTS);
/** Addresses that were requested and answered 404, the most frequent first. */
export const missesQuery = freshQuery<AddressMiss[]>(`${REDIRECTS}/misses`);

/** Throws an ApiError of status 409 for an address that has a redirect. */
export const createRedirectMutation = mutationOptions({
  mutationFn: (input: RedirectInput) => sendJson<Redirect>('POST', REDIRECTS, input),
  onSuccess: refetching(under(REDIRECTS)),
});

export const deleteRedirectMutation = deletionFrom<number>(REDIRECTS, under(REDIRECTS));

/** Adds the redirects of a CSV file. */
export const importRedirectsMutation = mutationOptions({
  mutationFn: async (file: File): Promise<RedirectImport> => {
    const body = new FormData();
    body.append('file', file);
    const response = await fetch(`${REDIRECTS}/imports`, { method: 'POST', credentials: 'include', body });
    if (!response.ok) throw await answerError(response);
    return (await response.json()) as RedirectImport;
  },
  onSuccess: refetching(under(REDIRECTS)),
});
