import type { BlogPost } from '@astaguide/contracts/publishing/blog-post';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { deletePostMutation } from '../../../api/owner-posts';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { useAction } from '../../../api/use-action';
import { formatPlural } from '../../../../lib/format';
import type { Edited } from '../../../lib/use-editor-address';
import { Button } from '../../../../ui/button';
import { useConfirm } from '../../../ui/dialog/confirm-dialog';
import { ListBar } from '../../../ui/form/list-bar';
import { Notice } from '../../../../ui/notice';
import { VirtualList } from '../../../ui/virtual-list';
import { PostRow } from './post-row';
import { postStates, searchPosts, type PostState } from './post-search';

/** Estimated row height on a wide screen, in pixels. */
const ROW_HEIGHT = 101;

interface PostListProps {
  posts: readonly BlogPost[];
  onEdit: (edited: Edited) => void;
}

/** All articles, with search, filter and actions. */
export function PostList({ posts, onEdit }: PostListProps) {
  const [search, setSearch] = useState('');
  const [state, setState] = useState<PostState>('all');
  const { ask, dialog } = useConfirm();
  const [remove] = useAction(deletePostMutation, {
    done: 'Blog post deleted successfully',
    failed: 'Failed to delete blog post',
  });
  const timeZone = useOwnerTimeZone();
  const count = useRef<HTMLParagraphElement>(null);
  // Deferred, so that typing stays responsive.
  const searched = useDeferredValue(search);
  const shown = useMemo(() => searchPosts(posts, searched, state), [posts, searched, state]);
  const onDelete = ({ id, title, published }: BlogPost) =>
    ask({
      title: 'Delete this post?',
      text: (
        <p>
          <strong className="text-ink">{title}</strong>{' '}
          {published ? 'will be removed. Links to it will break.' : 'is a draft that only you have seen.'}{' '}
          This can’t be undone.
        </p>
      ),
      action: 'Delete post',
      onConfirm: () => remove(id),
      focusAfter: count,
    });
  return (
    <>
      <ListBar
        searchLabel="Search posts"
        search={search}
        onSearch={setSearch}
        choiceLabel="Show"
        choices={postStates}
        choice={state}
        onChoose={setState}
      >
        <Button look="primary" onClick={() => onEdit('new')}>
          Add post
        </Button>
      </ListBar>
      <p ref={count} tabIndex={-1} role="status" className="mt-5 mb-2 text-sm text-muted outline-none">
        {shown.length !== posts.length && `${shown.length} of `}
        {formatPlural(posts.length, 'post')}
      </p>
      {shown.length === 0 ? (
        <Notice
          title="No matching posts"
          onRetry={() => {
            setSearch('');
            setState('all');
          }}
          retryLabel="Show all posts"
        >
          Searched titles, slugs, categories, excerpts and keywords.
        </Notice>
      ) : (
        <VirtualList label="Blog posts" items={shown} rowHeight={ROW_HEIGHT}>
          {(post) => <PostRow post={post} timeZone={timeZone} onEdit={onEdit} onDelete={onDelete} />}
        </VirtualList>
      )}
      {dialog}
    </>
  );
}
