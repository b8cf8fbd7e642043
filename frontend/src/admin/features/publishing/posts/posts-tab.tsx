import { useQuery } from '@tanstack/react-query';
import { ownerPostsQuery } from '../../../api/owner-posts';
import { useEditorAddress } from '../../../lib/use-editor-address';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { ListSkeleton } from '../../../ui/list-skeleton';
import { QueryPanel } from '../../../ui/query-panel';
import { PostEditor } from './post-editor';
import { PostList } from './post-list';

export default function PostsTab() {
  const query = useQuery(ownerPostsQuery);
  const { edited, open, close } = useEditorAddress();
  const post = query.data?.find(({ id }) => id === edited);
  const isEditing = edited === 'new' || post !== undefined;
  return (
    <>
      {query.data && edited !== undefined && !isEditing && (
        <div className="mb-6">
          <Notice title="This post no longer exists" onRetry={close} retryLabel="Back to the list">
            It may have been deleted in another window.
          </Notice>
        </div>
      )}
      <QueryPanel
        query={query}
        name="blog posts"
        skeleton={<ListSkeleton rows={5} picture="hidden h-16 w-24 sm:block" />}
        errorHint="Your posts are safe. Check your connection and try again."
        empty={
          <div className="grid justify-items-start gap-5 *:first:w-full">
            <Notice title="No posts yet">
              Write your first post. It stays a draft until you publish it.
            </Notice>
            <Button look="primary" onClick={() => open('new')}>
              Add post
            </Button>
          </div>
        }
      >
        {(posts) => <PostList posts={posts} onEdit={open} />}
      </QueryPanel>
      {query.data && isEditing && <PostEditor key={edited} post={post} onClose={close} />}
    </>
  );
}
