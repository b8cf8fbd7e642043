import { BIN_DAYS, type PostSummary } from '@astaguide/contracts/publishing/blog-post';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatPlural } from '../../../../lib/format';
import { Button } from '../../../../ui/button';
import {
  binQuery,
  bringBackMutation,
  discardCopyMutation,
  emptyFromBinMutation,
  workingCopiesQuery,
} from '../../../api/owner-posts';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { useAction } from '../../../api/use-action';
import type { Edited } from '../../../lib/use-editor-address';
import { zonedMinute } from '../../../lib/zoned-time';
import { useConfirm } from '../../../ui/dialog/confirm-dialog';
import { FirstItems } from '../../../ui/first-rows';
import { continueCopy } from './working-copy';

interface UnsavedPostsProps {
  posts: readonly PostSummary[];
  onEdit: (edited: Edited) => void;
}

/** What was typed in the editor and not saved: of new articles, and of stored ones. */
export function UnsavedPosts({ posts, onEdit }: UnsavedPostsProps) {
  const { data: copies = [] } = useQuery(workingCopiesQuery);
  const { ask, dialog } = useConfirm();
  const [discard] = useAction(discardCopyMutation, {
    done: 'Unsaved text discarded',
    failed: 'Failed to discard the unsaved text',
  });
  const titles = new Map(posts.map(({ id, title }) => [id, title]));
  return (
    <Kept heading={`Not saved yet (${copies.length})`} isShown={copies.length > 0}>
      <FirstItems rows={copies} first={5} className="text-sm">
        {({ id, postId, title, savedAt }) => {
          const name =
            title.trim() || (postId === null ? undefined : titles.get(postId)) || 'Without a title';
          return (
            <KeptRow
              key={id}
              title={name}
              note={postId === null ? 'New post, typed' : 'Changes, typed'}
              at={savedAt}
              actions={[
                {
                  label: 'Continue',
                  onPress: () => {
                    if (postId === null) continueCopy(id);
                    onEdit(postId ?? 'new');
                  },
                },
                {
                  label: 'Discard',
                  onPress: () =>
                    ask({
                      title: 'Discard this unsaved text?',
                      text: `What was typed in “${name}” and not saved will be lost. This can’t be undone.`,
                      action: 'Discard text',
                      onConfirm: () => discard(id),
                    }),
                },
              ]}
            />
          );
        }}
      </FirstItems>
      {dialog}
    </Kept>
  );
}

/** Deleted articles, which can be restored for some time. */
export function Bin() {
  const { data: posts = [] } = useQuery(binQuery);
  const { ask, dialog } = useConfirm();
  const [bringBack] = useAction(bringBackMutation, {
    done: 'Blog post restored',
    failed: 'Failed to restore the blog post',
  });
  const [remove] = useAction(emptyFromBinMutation, {
    done: 'Blog post deleted for good',
    failed: 'Failed to delete blog post',
  });
  return (
    <Kept heading={`Bin (${posts.length})`} isShown={posts.length > 0}>
      <p className="mb-2 text-sm text-muted">Deleted posts are kept for {formatPlural(BIN_DAYS, 'day')}.</p>
      <FirstItems rows={posts} first={5} className="text-sm">
        {({ id, title, deletedAt }) => (
          <KeptRow
            key={id}
            title={title}
            note="Deleted"
            at={deletedAt}
            actions={[
              { label: 'Restore', onPress: () => void bringBack(id) },
              {
                label: 'Delete for good',
                onPress: () =>
                  ask({
                    title: 'Delete this post for good?',
                    text: `“${title}” will be lost with all its versions. This can’t be undone.`,
                    action: 'Delete for good',
                    onConfirm: () => remove(id),
                  }),
              },
            ]}
          />
        )}
      </FirstItems>
      {dialog}
    </Kept>
  );
}

/** A folded part below the articles; nothing if it is empty. */
export function Kept({
  heading,
  isShown,
  children,
}: {
  heading: string;
  isShown: boolean;
  children: ReactNode;
}) {
  if (!isShown) return null;
  return (
    <details className="mt-6 border-t border-line pt-3">
      <summary className="w-fit cursor-pointer py-1 text-sm font-semibold">{heading}</summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}

interface KeptRowProps {
  title: string;
  note: string;
  at: string;
  actions: readonly { label: string; onPress: () => void }[];
}

function KeptRow({ title, note, at, actions }: KeptRowProps) {
  const timeZone = useOwnerTimeZone();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-2.5">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{title}</span>
        <span className="block text-xs text-muted">
          {note} <time dateTime={at}>{zonedMinute(at, timeZone)}</time>
        </span>
      </span>
      <span className="flex gap-2">
        {actions.map(({ label, onPress }) => (
          <Button key={label} look="quiet" isCompact onClick={onPress}>
            {label}
            <span className="sr-only">: {title}</span>
          </Button>
        ))}
      </span>
    </li>
  );
}
