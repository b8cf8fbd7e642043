import type { BlogPost } from '@astaguide/contracts/blog/blog-post';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { refreshPosts, savePostMutation } from '../../api/owner-posts';
import { saveForm } from '../../api/save-refusal';
import { EditorDialog } from '../../ui/form/editor-dialog';
import { PostFields } from './post-fields';
import { postForm } from './post-form';
import { postFields } from './post-layout';

interface PostEditorProps {
  /** The article to edit; undefined for a new one. */
  post: BlogPost | undefined;
  onClose: () => void;
}

/** The article form, in a dialog. */
export function PostEditor({ post, onClose }: PostEditorProps) {
  const client = useQueryClient();
  const { mutateAsync: save } = useMutation(savePostMutation);
  const outcome = {
    ...(post
      ? { done: 'Blog post updated successfully', failed: 'Failed to update blog post' }
      : { done: 'Blog post created successfully', failed: 'Failed to create blog post' }),
    // A draft has no page yet.
    pageOf: ({ published, slug }: BlogPost) => (published ? `/blog/${slug}` : undefined),
  };
  return (
    <EditorDialog
      title={post ? 'Edit post' : 'Add post'}
      what="post"
      contract={postForm}
      fields={postFields}
      stored={post}
      draftKey={`post:${post?.id ?? 'new'}`}
      onSave={(input, form) => saveForm(save({ id: post?.id, input }), form, postFields, outcome)}
      onTakeTheirs={() => refreshPosts(client)}
      onClose={onClose}
      aside={<DraftLine />}
    >
      <PostFields />
    </EditorDialog>
  );
}

function DraftLine() {
  const { isDirty } = useFormContext().formState;
  return isDirty && <p className="mr-auto text-xs text-muted">Draft saved</p>;
}
