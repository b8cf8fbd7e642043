import type { BlogPost, BlogPostInput } from '@astaguide/contracts/blog/blog-post';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { refreshPosts, savePostMutation } from '../../api/owner-posts';
import { saveForm } from '../../api/save-refusal';
import { EditorDialog } from '../../ui/form/editor-dialog';
import { fieldNames } from './field-labels';
import { differencesOf } from './post-differences';
import { PostFields } from './post-fields';
import { newPostValues, postResolver, valuesOf, type PostFormValues } from './post-form';

interface PostEditorProps {
  /** What is edited; undefined is a new article. */
  post: BlogPost | undefined;
  onClose: () => void;
}

/** The form of an article, in a dialog. */
export function PostEditor({ post, onClose }: PostEditorProps) {
  const client = useQueryClient();
  // What the form began with; a refetched list must not change it under the owner's hands.
  const [loaded, setLoaded] = useState(() => (post ? valuesOf(post) : newPostValues));
  const form = useForm<PostFormValues, unknown, BlogPostInput>({
    resolver: postResolver,
    defaultValues: loaded,
    shouldFocusError: false,
  });
  const { mutateAsync: save } = useMutation(savePostMutation);
  const told = post
    ? { done: 'Blog post updated successfully', failed: 'Failed to update blog post' }
    : { done: 'Blog post created successfully', failed: 'Failed to create blog post' };

  return (
    <EditorDialog
      title={post ? 'Edit post' : 'Add post'}
      what="post"
      form={form}
      fieldNames={fieldNames}
      draftKey={`post:${post?.id ?? 'new'}`}
      valuesOf={valuesOf}
      differencesOf={differencesOf}
      onSave={(input) => saveForm(save({ id: post?.id, input }), form, fieldNames, told)}
      onTakeTheirs={(theirs: BlogPost) => {
        setLoaded(valuesOf(theirs));
        refreshPosts(client);
      }}
      onClose={onClose}
      aside={
        form.formState.isDirty && (
          <p className="mr-auto text-xs text-muted">Unsaved changes are kept in this browser.</p>
        )
      }
    >
      <PostFields loaded={loaded} isNew={!post} />
    </EditorDialog>
  );
}
