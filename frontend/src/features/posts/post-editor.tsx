import type { BlogPost, BlogPostInput } from '@astaguide/contracts/blog-post';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProvider, useForm, type FieldErrors } from 'react-hook-form';
import { failureText } from '../../api/failure-text';
import { refreshPosts, savePostMutation } from '../../api/owner-posts';
import { otherEdit, refusedFields } from '../../api/save-refusal';
import { buttonStyle } from '../../ui/button-style';
import { Dialog } from '../../ui/dialog/dialog';
import { ConflictDialog } from '../../ui/form/conflict-dialog';
import { DraftNotice } from '../../ui/form/draft-notice';
import { useFormDraft } from '../../ui/form/use-form-draft';
import { useLeaveGuard } from '../../ui/form/use-leave-guard';
import { toast } from '../../lib/toast-store';
import { fieldNames } from './field-labels';
import { differencesOf } from './post-differences';
import { PostFields } from './post-fields';
import { newPostValues, postResolver, valuesOf, type PostFormValues } from './post-form';

interface PostEditorProps {
  /** What is edited; undefined is a new article. */
  post: BlogPost | undefined;
  onClose: () => void;
}

/** The form of an article, in a dialog. It keeps what is typed until it is saved or given up. */
export function PostEditor({ post, onClose }: PostEditorProps) {
  const formId = useId();
  const client = useQueryClient();
  // What the form began with; a refetched list must not change it under the owner's hands.
  const [loaded, setLoaded] = useState(() => (post ? valuesOf(post) : newPostValues));
  const form = useForm<PostFormValues, unknown, BlogPostInput>({
    resolver: postResolver,
    defaultValues: loaded,
    // By the order in which the fields were drawn, which is not the form's.
    shouldFocusError: false,
  });
  const { handleSubmit, reset, setValue, setError, setFocus, getValues, formState } = form;
  const { mutateAsync: save } = useMutation(savePostMutation);
  const draft = useFormDraft(`post:${post?.id ?? 'new'}`, form);
  const { ask, dialog: leaveQuestion } = useLeaveGuard(formState.isDirty, draft.clear);
  const [theirs, setTheirs] = useState<BlogPost>();

  const focusFirst = (errors: FieldErrors<PostFormValues>) => {
    const first = fieldNames.find((name) => errors[name]);
    if (first) setFocus(first);
  };
  const submit = handleSubmit(async (input) => {
    try {
      await save({ id: post?.id, input });
    } catch (error) {
      const current = otherEdit<BlogPost>(error);
      if (current) return setTheirs(current);
      const refused = refusedFields(error, fieldNames);
      refused.forEach(({ field, message }, index) =>
        setError(field, { type: 'server', message }, { shouldFocus: index === 0 }),
      );
      if (refused.length > 0) return;
      toast({
        title: post ? 'Failed to update blog post' : 'Failed to create blog post',
        description: failureText(error),
        variant: 'destructive',
      });
      return;
    }
    toast({ title: post ? 'Blog post updated successfully' : 'Blog post created successfully' });
    draft.clear();
    onClose();
  }, focusFirst);
  const cancel = () => ask(onClose);
  const keepMine = (current: BlogPost) => {
    setTheirs(undefined);
    setValue('version', current.version);
    void submit();
  };
  const takeTheirs = (current: BlogPost) => {
    setTheirs(undefined);
    setLoaded(valuesOf(current));
    reset(valuesOf(current));
    draft.clear();
    refreshPosts(client);
  };

  return (
    <>
      <Dialog
        open
        isLarge
        onClose={cancel}
        title={post ? 'Edit post' : 'Add post'}
        footer={
          <>
            {formState.isDirty && (
              <p className="mr-auto text-xs text-muted">Unsaved changes are kept in this browser.</p>
            )}
            <button type="button" className={buttonStyle('quiet')} onClick={cancel}>
              Cancel
            </button>
            <button
              type="submit"
              form={formId}
              className={buttonStyle('primary')}
              disabled={formState.isSubmitting}
            >
              {formState.isSubmitting ? 'Saving…' : 'Save'}
            </button>
          </>
        }
      >
        <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
        <FormProvider {...form}>
          <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
            <PostFields loaded={loaded} isNew={!post} />
          </form>
        </FormProvider>
      </Dialog>
      {theirs && (
        <ConflictDialog
          what="post"
          differences={differencesOf(getValues(), valuesOf(theirs))}
          onKeepMine={() => keepMine(theirs)}
          onTakeTheirs={() => takeTheirs(theirs)}
          onClose={() => setTheirs(undefined)}
        />
      )}
      {leaveQuestion}
    </>
  );
}
