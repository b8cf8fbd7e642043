import type { BlogPost } from '@astaguide/contracts/blog/blog-post';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshPosts, savePostMutation } from '../../api/owner-posts';
import { otherEdit } from '../../api/save-refusal';
import { toastFailure } from '../../api/toast-outcome';
import { toast } from '../../../lib/toast-store';
import { Switch } from '../../ui/inputs/switch';

/** Publishes or unpublishes an article from the list. */
export function PublishSwitch({ post }: { post: BlogPost }) {
  const client = useQueryClient();
  const { mutateAsync: save, isPending } = useMutation(savePostMutation);
  const onChange = async (published: boolean) => {
    const { id, publishedAt: _publishedAt, ...fields } = post;
    try {
      await save({ id, input: { ...fields, published } });
      toast({ title: 'Blog post updated successfully' });
    } catch (error) {
      // The list is out of date; refresh it, so that the owner sees the conflicting edit before deciding.
      if (otherEdit(error)) refreshPosts(client);
      toastFailure('Failed to update blog post', error);
    }
  };
  return (
    <Switch
      aria-label={`Published: ${post.title}`}
      title="Published"
      checked={post.published}
      disabled={isPending}
      onCheckedChange={(checked) => void onChange(checked)}
    />
  );
}
