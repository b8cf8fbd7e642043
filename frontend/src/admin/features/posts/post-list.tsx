import type { BlogPost } from '@astaguide/contracts/blog/blog-post';
import { memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { formatPlural } from '../../../lib/format';
import type { Edited } from '../../lib/use-editor-address';
import { Button } from '../../../ui/button';
import { ListBar } from '../../ui/form/list-bar';
import { Notice } from '../../../ui/notice';
import { VirtualList } from '../../ui/virtual-list';
import { DeletePost } from './delete-post';
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
  const [deleted, setDeleted] = useState<BlogPost>();
  const count = useRef<HTMLParagraphElement>(null);
  // Deferred, so that typing stays responsive.
  const searched = useDeferredValue(search);
  const shown = useMemo(() => searchPosts(posts, searched, state), [posts, searched, state]);
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
        {shown.length === posts.length
          ? formatPlural(posts.length, 'post')
          : `${shown.length} of ${formatPlural(posts.length, 'post')}`}
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
        <Rows posts={shown} onEdit={onEdit} onDelete={setDeleted} />
      )}
      {deleted && (
        <DeletePost
          post={deleted}
          onClose={() => setDeleted(undefined)}
          // Deferred, because the dialog first tries to return the focus to the removed row.
          onDeleted={() => setTimeout(() => count.current?.focus(), 50)}
        />
      )}
    </>
  );
}

interface RowsProps {
  posts: readonly BlogPost[];
  onEdit: (id: number) => void;
  onDelete: (post: BlogPost) => void;
}

const idOf = ({ id }: BlogPost) => id;

/** Memoized, so that typing in the search field does not rerender it. */
const Rows = memo(function Rows({ posts, onEdit, onDelete }: RowsProps) {
  const timeZone = useOwnerTimeZone();
  return (
    <VirtualList label="Blog posts" items={posts} keyOf={idOf} rowHeight={ROW_HEIGHT}>
      {(post) => <PostRow post={post} timeZone={timeZone} onEdit={onEdit} onDelete={onDelete} />}
    </VirtualList>
  );
});
