import type { BlogPost, BlogPostInput } from '@astaguide/contracts/publishing/blog-post';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { sendJson } from '../../api/http';
import { refetch, saveJson, under } from './mutations';

const PATH = '/api/blog';

/** Every article with its text, drafts first, for editing. */
export const ownerPostsQuery = queryOptions<BlogPost[]>({ queryKey: [PATH] });

interface PostSave {
  /** The article to update; undefined creates one. */
  id: number | undefined;
  input: BlogPostInput;
}

/** Creates or updates an article. Throws an ApiError of status 409 for a slug in use or a conflicting edit. */
export const savePostMutation = mutationOptions({
  mutationFn: ({ id, input }: PostSave) => saveJson<BlogPost>(PATH, id, input),
  onSuccess: (saved, _save, _result, { client }) => {
    client.setQueryData(ownerPostsQuery.queryKey, (posts) => posts && withPost(posts, saved));
    refreshPosts(client);
  },
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

/** The list with the article replaced, or added first if it is new. */
function withPost(posts: readonly BlogPost[], saved: BlogPost): BlogPost[] {
  const isThere = posts.some(({ id }) => id === saved.id);
  return isThere ? posts.map((post) => (post.id === saved.id ? saved : post)) : [saved, ...posts];
}
