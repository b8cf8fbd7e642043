import type { BlogPost } from '@astaguide/contracts/publishing/blog-post';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { refreshPosts, savePostMutation } from '../../../api/owner-posts';
import { ContractFields } from '../../../ui/form/contract-field';
import { EditorDialog } from '../../../ui/form/editor-dialog';
import { postForm } from './post-form';
import { detailFields, postFields, writtenFields } from './post-layout';
import { SearchPreview } from './search-preview';
import { usePublishing } from './use-publishing';

interface PostEditorProps {
  /** The article to edit; undefined for a new one. */
  post: BlogPost | undefined;
  onClose: () => void;
}

const saveOrPublish = [
  { label: 'Save draft', sets: { published: false } },
  { label: 'Publish', sets: { published: true } },
];
const update = [{ label: 'Update', sets: { published: true } }];

/** The article form, in a dialog. */
export function PostEditor({ post, onClose }: PostEditorProps) {
  const client = useQueryClient();
  const { mutateAsync: save } = useMutation(savePostMutation);
  const [setPublished] = usePublishing();
  return (
    <EditorDialog
      title={post ? 'Edit post' : 'Add post'}
      what="post"
      contract={postForm}
      fields={postFields}
      stored={post}
      draftKey={`post:${post?.id ?? 'new'}`}
      send={(input) => save({ id: post?.id, input })}
      done={post ? 'Blog post updated successfully' : 'Blog post created successfully'}
      failed={post ? 'Failed to update blog post' : 'Failed to create blog post'}
      // A draft has no page yet.
      pageOf={({ published, slug }) => (published ? `/blog/${slug}` : undefined)}
      onTakeTheirs={() => refreshPosts(client)}
      onClose={onClose}
      saves={post?.published ? update : saveOrPublish}
      instead={
        post?.published ? { label: 'Unpublish', onLeave: () => void setPublished(post, false) } : undefined
      }
      aside={<DraftLine />}
    >
      {/* The text on the left, the metadata on the right; stacked on a phone. */}
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <ContractFields form={postForm} fields={writtenFields} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <ContractFields form={postForm} fields={detailFields} />
          <SearchPreview />
        </div>
      </div>
    </EditorDialog>
  );
}

function DraftLine() {
  const { isDirty } = useFormContext().formState;
  return isDirty && <p className="mr-auto text-xs text-muted">Unsaved changes, kept in this browser</p>;
}
