import type { BlogPost, BlogPostInput } from '@astaguide/contracts/blog/blog-post';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { sendJson } from '../../api/http';

const PATH = '/api/blog';

/** Every article with its text, drafts first, as the owner edits them. */
export const ownerPostsQuery = queryOptions<BlogPost[]>({ queryKey: [PATH] });

export interface PostSave {
  /** The article to change; undefined makes a new one. */
  id: number | undefined;
  input: BlogPostInput;
}

/** Creates an article or changes one. An ApiError of status 409 tells of a taken slug or of another edit. */
export const savePostMutation = mutationOptions<BlogPost, Error, PostSave>({
  mutationFn: async ({ id, input }) =>
    (id === undefined
      ? await sendJson('POST', PATH, input)
      : await sendJson('PUT', `${PATH}/${id}`, input)) as BlogPost,
  onSuccess: (saved, _save, _result, { client }) => {
    client.setQueryData(ownerPostsQuery.queryKey, (posts) => posts && withPost(posts, saved));
    refreshPosts(client);
  },
});

export const deletePostMutation = mutationOptions<void, Error, number>({
  mutationFn: async (id) => {
    await sendJson('DELETE', `${PATH}/${id}`);
  },
  onSuccess: (_answer, id, _result, { client }) => {
    client.setQueryData(ownerPostsQuery.queryKey, (posts) => posts?.filter((post) => post.id !== id));
    refreshPosts(client);
  },
});

/** Reads the owner's list again, as after an edit that came from elsewhere. */
export function refreshPosts(client: QueryClient): void {
  const isOfPosts = ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[0]).startsWith(PATH);
  // A page that is opened later must not begin with an article as it was.
  client.removeQueries({ predicate: isOfPosts, type: 'inactive' });
  void client.invalidateQueries({ predicate: isOfPosts });
}

/** The list with an article in its place, or before all others when it is new. */
function withPost(posts: readonly BlogPost[], saved: BlogPost): BlogPost[] {
  const isThere = posts.some(({ id }) => id === saved.id);
  return isThere ? posts.map((post) => (post.id === saved.id ? saved : post)) : [saved, ...posts];
}
