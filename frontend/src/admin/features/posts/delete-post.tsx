import type { BlogPost } from '@astaguide/contracts/blog/blog-post';
import { useMutation } from '@tanstack/react-query';
import { tellOutcome } from '../../api/tell-outcome';
import { deletePostMutation } from '../../api/owner-posts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';

interface DeletePostProps {
  post: BlogPost;
  onClose: () => void;
  /** The row is gone, and with it the button that had the focus. */
  onDeleted: () => void;
}

/** Asks before an article is deleted. */
export function DeletePost({ post, onClose, onDeleted }: DeletePostProps) {
  const { mutateAsync: deletePost, isPending } = useMutation(deletePostMutation);
  const onConfirm = async () => {
    const isDone = await tellOutcome(deletePost(post.id), {
      done: 'Blog post deleted successfully',
      failed: 'Failed to delete blog post',
    });
    if (isDone) onDeleted();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Delete this post?"
      action="Delete post"
      isPending={isPending}
      onConfirm={() => void onConfirm()}
      onCancel={onClose}
    >
      <p>
        <strong className="text-ink">{post.title}</strong>{' '}
        {post.published
          ? 'disappears from the site, and links to it no longer lead anywhere.'
          : 'is a draft; nobody but you has seen it.'}{' '}
        This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
