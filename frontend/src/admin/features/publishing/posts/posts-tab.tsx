import { useQuery } from '@tanstack/react-query';
import { ownerPostQuery, ownerPostsQuery } from '../../../api/owner-posts';
import { Dialog } from '../../../ui/dialog/dialog';
import { EditorTab } from '../../../ui/form/editor-tab';
import { ListSkeleton } from '../../../ui/list-skeleton';
import { Notice } from '../../../../ui/notice';
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
      editor={(post, onClose) => <OpenedEditor id={post?.id} onClose={onClose} />}
    />
  );
}

interface OpenedEditorProps {
  /** Of the article; undefined for a new one. */
  id: number | undefined;
  onClose: () => void;
}

/** The editor, once the article is loaded and it is known what was typed in it before. */
function OpenedEditor({ id, onClose }: OpenedEditorProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['opened post', id ?? 'new'],
    queryFn: async ({ client }) => {
      const [post, copy] = await Promise.all([
        id === undefined ? undefined : client.query({ ...ownerPostQuery(id), staleTime: 0 }),
        findWorkingCopy(id),
      ]);
      return { post, copy };
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  // As it is saved now: also after a conflict.
  const { data: post = data?.post } = useQuery({ ...ownerPostQuery(id ?? 0), enabled: Boolean(data?.post) });
  if (data) return <PostEditor post={post} copy={data.copy} onClose={onClose} />;
  if (!isError) return null;
  return (
    <Dialog title="Edit post" onClose={onClose}>
      <Notice title="Couldn’t open this post" onRetry={() => void refetch()}>
        Check your connection and try again.
      </Notice>
    </Dialog>
  );
}
