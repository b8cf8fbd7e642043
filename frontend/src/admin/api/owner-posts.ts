import type {
  BinnedPost,
  BlogPost,
  BlogPostInput,
  OwnerPost,
  PostSummary,
  SavedPost,
} from '@astaguide/contracts/publishing/blog-post';
import type {
  PostVersion,
  PostVersionText,
  WorkingCopy,
} from '@astaguide/contracts/publishing/post-versions';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { MaintenanceRun } from '@astaguide/contracts/maintenance/maintenance-run';
import { isUnfinished } from '@astaguide/contracts/maintenance/run-state';
import type { PostImport } from '@astaguide/contracts/publishing/post-import';
import type { DeadLink, TextCheck } from '@astaguide/contracts/publishing/text-links';
import { answerError, sendJson } from '../../api/http';
import { freshQuery } from './fresh-query';
import { deletionFrom, refetch, refetching, saveJson, under } from './mutations';

const PATH = '/api/blog';

/** Every article without its text, drafts first. */
export const ownerPostsQuery = queryOptions<PostSummary[]>({ queryKey: [`${PATH}?fields=summary`] });

interface PostSave {
  /** The article to update; undefined creates one. */
  id: number | undefined;
  input: BlogPostInput;
}

/** Creates or updates an article. Throws an ApiError of status 409 for a slug in use or a conflicting edit. */
export const savePostMutation = mutationOptions({
  mutationFn: ({ id, input }: PostSave) => saveJson<SavedPost>(PATH, id, input),
  onSuccess: (saved, _save, _result, { client }) => showSaved(client, saved),
});

/** Publishes or unpublishes an article as it is saved. Throws an ApiError of status 409 for a conflicting edit. */
export const publishPostMutation = mutationOptions({
  mutationFn: async ({ post, published }: { post: PostSummary; published: boolean }, { client }) => {
    const { id, publishedAt: _publishedAt, status: _status, ...fields } = post;
    // A text that was saved after the list was loaded has another version, and conflicts.
    const { content } = await client.query({ ...ownerPostQuery(id), staleTime: 0 });
    return saveJson<SavedPost>(PATH, id, { ...fields, content, published });
  },
  onSuccess: (saved, _post, _result, { client }) => showSaved(client, saved),
});

export const deletePostMutation = mutationOptions({
  mutationFn: (id: number) => sendJson('DELETE', `${PATH}/${id}`),
  onSuccess: (_answer, id, _result, { client }) => {
    client.setQueryData(ownerPostsQuery.queryKey, (posts) => posts?.filter((post) => post.id !== id));
    refreshPosts(client);
  },
});

/** Refetches the owner's list, for example after a conflicting edit. */
export function refreshPosts(client: QueryClient): void {
  // A page that is opened later must not start from the old article.
  client.removeQueries({ ...under(PATH), type: 'inactive' });
  void refetch(client, under(PATH));
}

/** Replaces an article in the list, or adds it first if it is new, until the list is refetched. */
function showSaved(client: QueryClient, saved: BlogPost): void {
  client.setQueryData(ownerPostsQuery.queryKey, (posts) => {
    const isThere = posts?.some(({ id }) => id === saved.id);
    return isThere ? posts?.map((post) => (post.id === saved.id ? saved : post)) : posts && [saved, ...posts];
  });
  refreshPosts(client);
}

/** An article with its text and the address of its preview. */
export const ownerPostQuery = (id: number) => queryOptions<OwnerPost>({ queryKey: [`${PATH}/${id}`] });

/** What is wrong with the links and products of a text that is being written. */
export const textCheckQuery = (content: string) =>
  queryOptions<TextCheck>({
    queryKey: [`${PATH}/text-checks`, content],
    queryFn: () => sendJson<TextCheck>('POST', `${PATH}/text-checks`, { content }),
    gcTime: 60_000,
  });

/** Links in texts to pages that the site does not have. */
export const deadLinksQuery = freshQuery<DeadLink[]>(`${PATH}/dead-links`);

/** Gives the preview another address. */
export const renewPreviewMutation = mutationOptions({
  mutationFn: (id: number) => sendJson<OwnerPost>('POST', `${PATH}/${id}/preview`),
  onSuccess: (post, id, _result, { client }) => client.setQueryData(ownerPostQuery(id).queryKey, post),
});

/** The versions of an article, newest first. */
export const versionsQuery = (id: number) => freshQuery<PostVersion[]>(`${PATH}/${id}/versions`);
/** A version with its text, which never changes. */
export const versionQuery = (id: number, version: number) =>
  queryOptions<PostVersionText>({ queryKey: [`${PATH}/${id}/versions/${version}`], staleTime: Infinity });

/** Saves the text of a version as a new version. */
export const restoreVersionMutation = mutationOptions({
  mutationFn: ({ id, version }: { id: number; version: number }) =>
    sendJson<BlogPost>('POST', `${PATH}/${id}/versions/${version}/restore`),
  onSuccess: (saved, _version, _result, { client }) => showSaved(client, saved),
});

export const COPIES_PATH = `${PATH}/working-copies`;
/** What is typed in the editor and not saved yet; the latest first. */
export const workingCopiesQuery = freshQuery<WorkingCopy[]>(COPIES_PATH);
export const discardCopyMutation = deletionFrom<string>(COPIES_PATH, under(COPIES_PATH));

/** Deleted articles, the last deleted first. */
export const binQuery = freshQuery<BinnedPost[]>(`${PATH}/bin`);
export const bringBackMutation = mutationOptions({
  mutationFn: (id: number) => sendJson<BlogPost>('POST', `${PATH}/bin/${id}/restore`),
  onSuccess: refetching(under(PATH)),
});
export const emptyFromBinMutation = deletionFrom<number>(`${PATH}/bin`, under(`${PATH}/bin`));

/** All articles as Markdown with their pictures. */
export const POSTS_EXPORT = `${PATH}/export.zip`;

/** Uploads an export of another system. The answer says what importing it will do. */
export const uploadPostsMutation = mutationOptions({
  mutationFn: async (file: File): Promise<PostImport> => {
    const body = new FormData();
    body.append('file', file);
    const response = await fetch(`${PATH}/imports`, { method: 'POST', credentials: 'include', body });
    if (!response.ok) throw await answerError(response);
    return (await response.json()) as PostImport;
  },
});

/** Starts the import of an upload. @param site the address of the old site, if its export does not say it */
export const importPostsMutation = mutationOptions({
  mutationFn: ({ id, site }: { id: number; site: string }) =>
    sendJson<MaintenanceRun>(
      'POST',
      `${PATH}/imports/${id}/confirm${site === '' ? '' : `?site=${encodeURIComponent(site)}`}`,
    ),
});

/** The run of an import, until it has ended. */
export const importRunQuery = (run: MaintenanceRun) =>
  queryOptions<MaintenanceRun>({
    queryKey: [`/api/maintenance/runs/${run.id}`],
    initialData: run,
    refetchInterval: ({ state: { data } }) => (data && isUnfinished(data) ? 1000 : false),
  });
