import type { NewsletterSettings, NewsletterSettingsInput } from '@astaguide/contracts/publishing/newsletter';
import type { SubscriberImport } from '@astaguide/contracts/publishing/newsletter-import';
import type {
  IssuePreview,
  IssueResults,
  NewsletterIssue,
  NewsletterIssueInput,
} from '@astaguide/contracts/publishing/newsletter-issue';
import type { SenderDomain } from '@astaguide/contracts/publishing/sender-domain';
import { mutationOptions } from '@tanstack/react-query';
import { answerError, sendJson } from '../../api/http';
import { freshOnMountQuery, freshQuery } from './fresh-query';
import { deletionFrom, refetching, saveJson, under } from './mutations';

const NEWSLETTER = '/api/newsletter';
const ISSUES = `${NEWSLETTER}/issues`;
/** How often the numbers of the issues are refetched while they are shown. Milliseconds. */
const WHILE_SENDING = 5000;

export const newsletterSettingsQuery = freshOnMountQuery<NewsletterSettings>(`${NEWSLETTER}/settings`);

/** @param selector the name of the DKIM key; empty where it is not known */
export const senderDomainQuery = (selector: string) =>
  freshOnMountQuery<SenderDomain>(
    `${NEWSLETTER}/sender-domain${selector === '' ? '' : `?${new URLSearchParams({ selector })}`}`,
  );

export const saveNewsletterSettingsMutation = mutationOptions({
  mutationFn: (input: NewsletterSettingsInput) =>
    sendJson<NewsletterSettings>('PUT', `${NEWSLETTER}/settings`, input),
  onSuccess: (settings, _input, _result, { client }) =>
    client.setQueryData(newsletterSettingsQuery.queryKey, settings),
});

/** Imports a CSV file of subscribers, or says what an import would do. */
export const importSubscribersMutation = mutationOptions({
  mutationFn: async ({ file, isTrial }: { file: File; isTrial: boolean }): Promise<SubscriberImport> => {
    const body = new FormData();
    body.append('file', file);
    const path = `${NEWSLETTER}/imports${isTrial ? '/trial' : ''}`;
    const response = await fetch(path, { method: 'POST', credentials: 'include', body });
    if (!response.ok) throw await answerError(response);
    return (await response.json()) as SubscriberImport;
  },
  onSuccess: refetching({ queryKey: [NEWSLETTER] }),
});

/** Issues with how their mails ended, newest first; polled, because the worker sends them. */
export const issuesQuery = freshQuery<NewsletterIssue[]>(ISSUES, WHILE_SENDING);

export const issuePreviewQuery = (id: number) => freshQuery<IssuePreview>(`${ISSUES}/${id}/preview`);
export const issueResultsQuery = (id: number) => freshQuery<IssueResults>(`${ISSUES}/${id}/results`);

/** Adds an issue, or replaces one. Throws an ApiError of status 409 if it is being sent or was edited meanwhile. */
export const saveIssueMutation = mutationOptions({
  mutationFn: ({ id, input }: { id: number | undefined; input: NewsletterIssueInput }) =>
    saveJson<NewsletterIssue>(ISSUES, id, input),
  onSuccess: refetching(under(ISSUES)),
});

export const issueFromPostMutation = mutationOptions({
  mutationFn: (postId: number) => sendJson<NewsletterIssue>('POST', `${ISSUES}/from-post`, { postId }),
  onSuccess: refetching(under(ISSUES)),
});

export const deleteIssueMutation = deletionFrom<number>(ISSUES, under(ISSUES));

/** Sends an issue to the owner. Throws an ApiError of status 409 with what the mail server refuses. */
export const testIssueMutation = mutationOptions({
  mutationFn: (id: number) => sendJson<{ sentTo: string }>('POST', `${ISSUES}/${id}/test`),
});

/** @param sendAt a moment, or 'now' */
export const sendIssueMutation = mutationOptions({
  mutationFn: ({ id, sendAt }: { id: number; sendAt: string }) =>
    sendJson<NewsletterIssue>('POST', `${ISSUES}/${id}/send`, { sendAt }),
  onSuccess: refetching(under(ISSUES)),
});

/** What can be done with an issue that is on its way. */
export const steerIssueMutation = mutationOptions({
  mutationFn: ({ id, step }: { id: number; step: 'pause' | 'resume' | 'send-unknown' }) =>
    sendJson<NewsletterIssue>('POST', `${ISSUES}/${id}/${step}`),
  onSuccess: refetching(under(ISSUES)),
});
