import type { ApiToken, ApiTokenInput, NewApiToken } from '@astaguide/contracts/account/api-token';
import type { NewShareLink, ShareLink, ShareLinkInput } from '@astaguide/contracts/share-links/share-link';
import { mutationOptions } from '@tanstack/react-query';
import { orNull, sendJson } from '../../api/http';
import { freshQuery } from './fresh-query';
import { refetching } from './mutations';

/** API tokens, with which programs read metrics. */
export const apiTokensQuery = freshQuery<ApiToken[]>('/api/auth/tokens');

/** Links to shared reports. */
export const shareLinksQuery = freshQuery<ShareLink[]>('/api/share-links');

export const createTokenMutation = mutationOptions({
  mutationFn: (input: ApiTokenInput) => sendJson<NewApiToken>('POST', '/api/auth/tokens', input),
  onSuccess: refetching(apiTokensQuery),
});

export const createShareLinkMutation = mutationOptions({
  mutationFn: (input: ShareLinkInput) => sendJson<NewShareLink>('POST', '/api/share-links', input),
  onSuccess: refetching(shareLinksQuery),
});

/** Revokes a token or a link, by its address. One that is already gone is no error. */
export const revokeMutation = mutationOptions({
  mutationFn: (address: string) => orNull(sendJson('DELETE', address)),
  onSettled: refetching(apiTokensQuery, shareLinksQuery),
});
