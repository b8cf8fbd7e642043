import { wordSearch } from '../../../lib/word-search';
import { BIN_DAYS, type PostSummary } from '@astaguide/contracts/publishing/blog-post';
import { useMutation } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { bringBackMutation, deletePostMutation } from '../../../api/owner-posts';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { useAction } from '../../../api/use-action';
import { formatPlural } from '../../../../lib/format';
import { toastOutcome } from '../../../lib/failure';
import type { Edited } from '../../../lib/use-editor-address';
import { zonedMinute } from '../../../lib/zoned-time';
import { Button } from '../../../../ui/button';
import { useConfirm } from '../../../ui/dialog/confirm-dialog';
import { ListBar } from '../../../ui/form/list-bar';
import { Notice } from '../../../../ui/notice';
import { VirtualList } from '../../../ui/virtual-list';
import { PostRow } from './post-row';

/** Estimated row height on a wide screen, in pixels. */
const ROW_HEIGHT = 101;

interface PostListProps {
  posts: readonly PostSummary[];
  onEdit: (edited: Edited) => void;
}

/** All articles, with search, filter and actions. */
export function PostList({ posts, onEdit }: PostListProps) {
  const [search, setSearch] = useState('');
  const [state, setState] = useState<PostState>('all');
  const { ask, dialog } = useConfirm();
  const [bringBack] = useAction(bringBackMutation, {
    done: 'Blog post restored',
    failed: 'Failed to restore the blog post',
  });
  const { mutateAsync: removeOne } = useMutation(deletePostMutation);
  const remove = (id: number) =>
    toastOutcome(removeOne(id), {
      done: () => ({ title: 'Blog post deleted successfully', undo: () => void bringBack(id) }),
      failed: 'Failed to delete blog post',
    });
  const timeZone = useOwnerTimeZone();
  const count = useRef<HTMLParagraphElement>(null);
  // Deferred, so that typing stays responsive.
  const searched = useDeferredValue(search);
  const shown = useMemo(() => searchPosts(posts, searched, state), [posts, searched, state]);
  const onDelete = ({ id, title, status }: PostSummary) =>
    ask({
      title: 'Delete this post?',
      text: (
        <p>
          <strong className="text-ink">{title}</strong>{' '}
          {status === 'published' && 'will be removed, and links to it will break. '}
          {status === 'scheduled' && 'will not be published. '}
          {status === 'draft' && 'is a draft. '}
          It stays in the bin for {BIN_DAYS} days.
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
      <Planned posts={posts} timeZone={timeZone} onEdit={onEdit} />
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

interface PlannedProps {
  posts: readonly PostSummary[];
  timeZone: string;
  onEdit: (id: number) => void;
}

/** What will be published and unpublished, in that order. */
function Planned({ posts, timeZone, onEdit }: PlannedProps) {
  const plans = posts
    .flatMap(({ id, title, publishAt, unpublishAt }) => [
      ...(publishAt === null ? [] : [{ id, title, at: publishAt, what: 'Publish' }]),
      ...(unpublishAt === null ? [] : [{ id, title, at: unpublishAt, what: 'Unpublish' }]),
    ])
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  if (plans.length === 0) return null;
  return (
    <section
      aria-labelledby="planned-posts"
      className="mb-4 rounded-md border border-line bg-paper p-4 text-sm"
    >
      <h2 id="planned-posts" className="font-sans text-sm font-semibold">
        Planned <span className="font-normal text-muted">(times in {timeZone})</span>
      </h2>
      <ol className="mt-2 grid gap-1">
        {plans.map(({ id, title, at, what }) => (
          <li key={`${id} ${what}`} className="flex flex-wrap gap-x-4">
            <time dateTime={at} className="w-40 tabular-nums">
              {zonedMinute(at, timeZone)}
            </time>
            <span className="w-20 text-muted">{what}</span>
            <button
              type="button"
              className="text-left font-semibold wrap-anywhere text-accent-strong underline-offset-4 hover:underline"
              onClick={() => onEdit(id)}
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The states to filter articles by. */
const postStates = [
  { value: 'all', label: 'All posts' },
  { value: 'published', label: 'Published' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'draft', label: 'Drafts' },
] as const;

type PostState = (typeof postStates)[number]['value'];

/** Articles in a state whose title, slug, category, excerpt or keywords contain every word of the search. */
export function searchPosts(posts: readonly PostSummary[], search: string, state: PostState): PostSummary[] {
  const matches = wordSearch(search);
  return posts.filter(({ title, slug, category, excerpt, keywords, status }) => {
    if (state !== 'all' && status !== state) return false;
    return matches([title, slug, category, excerpt, ...keywords].join('\n'));
  });
}
