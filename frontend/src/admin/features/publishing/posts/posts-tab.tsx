import type { BlogPost } from '@astaguide/contracts/publishing/blog-post';
import { useQuery } from '@tanstack/react-query';
import { ownerPostsQuery } from '../../../api/owner-posts';
import { EditorTab } from '../../../ui/form/editor-tab';
import { ListSkeleton } from '../../../ui/list-skeleton';
import { PostEditor } from './post-editor';
import { Bin, UnsavedPosts } from './kept-posts';
import { MovePosts } from './moving/move-posts';
import { PostList } from './post-list';
import { findWorkingCopy } from './working-copy';

export default function PostsTab() {
  return (
    <EditorTab
      query={useQuery(ownerPostsQuery)}
      name="blog posts"
      what="post"
      skeleton={<ListSkeleton rows={5} picture="hidden h-16 w-24 sm:block" />}
      errorHint="Your posts are safe. Check your connection and try again."
      start="Write your first post. It stays a draft until you publish it."
      list={(posts, onEdit) => <PostList posts={posts} onEdit={onEdit} />}
      below={(posts, onEdit) => (
        <>
          <UnsavedPosts posts={posts} onEdit={onEdit} />
          <Bin />
          <MovePosts />
        </>
      )}
      editor={(post, onClose) => <OpenedEditor post={post} onClose={onClose} />}
    />
  );
}

/** The editor, once it is known what was typed before. It opens without that if the server cannot be reached. */
function OpenedEditor({ post, onClose }: { post: BlogPost | undefined; onClose: () => void }) {
  const { data: copy } = useQuery({
    queryKey: ['working copy', post?.id ?? 'new'],
    queryFn: () => findWorkingCopy(post?.id),
    staleTime: Infinity,
    gcTime: 0,
  });
  return copy && <PostEditor post={post} copy={copy} onClose={onClose} />;
}
