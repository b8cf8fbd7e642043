import type { ApiToken, ApiTokenInput, NewApiToken } from '@astaguide/contracts/account/api-token';
import type { NewShareLink, ShareLink, ShareLinkInput } from '@astaguide/contracts/report/share-link';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { orNull, sendJson } from '../../api/http';

/** API tokens, with which programs read metrics. */
export const apiTokensQuery = queryOptions<ApiToken[]>({
  queryKey: ['/api/auth/tokens'],
  refetchOnMount: 'always',
});

/** Links to shared reports. */
export const shareLinksQuery = queryOptions<ShareLink[]>({
  queryKey: ['/api/share-links'],
  refetchOnMount: 'always',
});

export const createTokenMutation = mutationOptions<NewApiToken, Error, ApiTokenInput>({
  mutationFn: async (input) => (await sendJson('POST', '/api/auth/tokens', input)) as NewApiToken,
  onSuccess: (_answer, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: apiTokensQuery.queryKey }),
});

export const createShareLinkMutation = mutationOptions<NewShareLink, Error, ShareLinkInput>({
  mutationFn: async (input) => (await sendJson('POST', '/api/share-links', input)) as NewShareLink,
  onSuccess: (_answer, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: shareLinksQuery.queryKey }),
});

/** Revokes a token or a link, by its address. One that is already gone is no error. */
export const revokeMutation = mutationOptions<unknown, Error, string>({
  mutationFn: (address) => orNull(sendJson('DELETE', address)),
  onSettled: (_answer, _error, _address, _result, { client }) =>
    Promise.all([
      client.invalidateQueries({ queryKey: apiTokensQuery.queryKey }),
      client.invalidateQueries({ queryKey: shareLinksQuery.queryKey }),
    ]),
});
