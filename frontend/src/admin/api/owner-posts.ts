import type { BlogPost, BlogPostInput } from '@astaguide/contracts/blog/blog-post';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { sendJson } from '../../api/http';
import { saveJson } from './save-json';

const PATH = '/api/blog';

/** Every article with its text, drafts first, for editing. */
export const ownerPostsQuery = queryOptions<BlogPost[]>({ queryKey: [PATH] });

export interface PostSave {
  /** The article to update; undefined creates one. */
  id: number | undefined;
  input: BlogPostInput;
}

/** Creates or updates an article. Throws an ApiError of status 409 for a slug in use or a conflicting edit. */
export const savePostMutation = mutationOptions<BlogPost, Error, PostSave>({
  mutationFn: async ({ id, input }) => (await saveJson(PATH, id, input)) as BlogPost,
  onSuccess: (saved, _save, _result, { client }) => {
    client.setQueryData(ownerPostsQuery.queryKey, (posts) => posts && withPost(posts, saved));
    refreshPosts(client);
  },
});

export const deletePostMutation = mutationOptions<unknown, Error, number>({
  mutationFn: (id) => sendJson('DELETE', `${PATH}/${id}`),
  onSuccess: (_answer, id, _result, { client }) => {
    client.setQueryData(ownerPostsQuery.queryKey, (posts) => posts?.filter((post) => post.id !== id));
    refreshPosts(client);
  },
});

/** Refetches the owner's list, for example after a conflicting edit. */
export function refreshPosts(client: QueryClient): void {
  const isOfPosts = ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[0]).startsWith(PATH);
  // A page that is opened later must not start from the old article.
  client.removeQueries({ predicate: isOfPosts, type: 'inactive' });
  void client.invalidateQueries({ predicate: isOfPosts });
}

/** The list with the article replaced, or added first if it is new. */
function withPost(posts: readonly BlogPost[], saved: BlogPost): BlogPost[] {
  const isThere = posts.some(({ id }) => id === saved.id);
  return isThere ? posts.map((post) => (post.id === saved.id ? saved : post)) : [saved, ...posts];
}
