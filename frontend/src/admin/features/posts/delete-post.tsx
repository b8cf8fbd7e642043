import type { BlogPost } from '@astaguide/contracts/blog/blog-post';
import { useMutation } from '@tanstack/react-query';
import { toastOutcome } from '../../api/toast-outcome';
import { deletePostMutation } from '../../api/owner-posts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';

interface DeletePostProps {
  post: BlogPost;
  onClose: () => void;
  /** Called after deletion, when the button that had the focus is gone. */
  onDeleted: () => void;
}

/** Asks for confirmation before an article is deleted. */
export function DeletePost({ post, onClose, onDeleted }: DeletePostProps) {
  const { mutateAsync: deletePost } = useMutation(deletePostMutation);
  const onConfirm = async () => {
    const isDone = await toastOutcome(deletePost(post.id), {
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
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p>
        <strong className="text-ink">{post.title}</strong>{' '}
        {post.published ? 'will be removed. Links to it will break.' : 'is a draft that only you have seen.'}{' '}
        This can’t be undone.
      </p>
    </ConfirmDialog>
  );
}
