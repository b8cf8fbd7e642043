import type { PostSummary } from '@astaguide/contracts/publishing/blog-post';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../../lib/toast-store';
import { publishPostMutation, refreshPosts } from '../../../api/owner-posts';
import { otherEdit, toastFailure } from '../../../lib/failure';

/**
 * Publishes or unpublishes an article at once, as it is saved. The toast offers to undo it.
 *
 * @returns the action, and whether it is running
 */
export function usePublishing() {
  const client = useQueryClient();
  const { mutateAsync: publish, isPending } = useMutation(publishPostMutation);
  const setPublished = async (post: PostSummary, published: boolean, isUndo = false): Promise<void> => {
    const href = `/blog/${post.slug}`;
    try {
      const saved = await publish({ post, published });
      toast({
        title: 'Blog post updated successfully',
        description:
          saved.status === 'published'
            ? `${href} is visible to everyone.`
            : saved.status === 'scheduled'
              ? `${href} is scheduled again.`
              : `${href} is a draft now, only visible to you.`,
        link: saved.status === 'published' ? { label: 'View', href } : undefined,
        undo: isUndo
          ? undefined
          : () => {
              // With its times, which a draft does not have.
              const { publishAt, unpublishAt } = post;
              void setPublished({ ...saved, publishAt, unpublishAt }, !published, true);
            },
      });
    } catch (error) {
      // The list is out of date; refresh it, so that the owner sees the conflicting edit before deciding.
      if (otherEdit(error)) refreshPosts(client);
      toastFailure('Failed to update blog post', error);
    }
  };
  return [setPublished, isPending] as const;
}
