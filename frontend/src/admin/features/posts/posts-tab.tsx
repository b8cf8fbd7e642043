import { useQuery } from '@tanstack/react-query';
import { ownerPostsQuery } from '../../api/owner-posts';
import { useEditorAddress } from '../../lib/use-editor-address';
import { Notice } from '../../../ui/notice';
import { PostEditor } from './post-editor';
import { PostList } from './post-list';
import { PostsSkeleton } from './posts-skeleton';

export default function PostsTab() {
  const { data: posts, isError, refetch } = useQuery(ownerPostsQuery);
  const { edited, open, close } = useEditorAddress();

  if (!posts) {
    return isError ? (
      <Notice title="The blog posts could not be loaded" onRetry={() => void refetch()}>
        Nothing is lost. Check your connection and try again.
      </Notice>
    ) : (
      <PostsSkeleton />
    );
  }
  const post = posts.find(({ id }) => id === edited);
  const isEditing = edited === 'new' || post !== undefined;
  return (
    <>
      {edited !== undefined && !isEditing && (
        <div className="mb-6">
          <Notice title="This post is not there any more" onRetry={close} retryLabel="Back to the list">
            It was deleted, perhaps in another window.
          </Notice>
        </div>
      )}
      <PostList posts={posts} onEdit={open} />
      {isEditing && <PostEditor key={edited} post={post} onClose={close} />}
    </>
  );
}
