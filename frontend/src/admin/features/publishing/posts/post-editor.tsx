import type { BlogPost } from '@astaguide/contracts/publishing/blog-post';
import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { refreshPosts, savePostMutation } from '../../../api/owner-posts';
import { ContractFields } from '../../../ui/form/contract-field';
import { EditorDialog } from '../../../ui/form/editor-dialog';
import { postForm, type PostFormValues } from './post-form';
import { detailFields, postFields, writtenFields } from './post-layout';
import { usePublishing } from './use-publishing';
import { siteNameOf, siteSettingsQuery } from '../../../../api/site-settings';
import { documentTitle } from '../../../../lib/document-title';
import { shortened } from '../../../../lib/shortened';

/** Approximate maximum title length in search results, in characters. */
const TITLE_ROOM = 60;
/** Approximate maximum description length in search results, in characters. */
const DESCRIPTION_ROOM = 155;

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

/** Preview of the article in search results. */
function SearchPreview() {
  const { data: settings } = useQuery(siteSettingsQuery);
  const [title, slug, excerpt, metaDescription] = useWatch<
    PostFormValues,
    ['title', 'slug', 'excerpt', 'metaDescription']
  >({ name: ['title', 'slug', 'excerpt', 'metaDescription'] });
  const shownTitle = documentTitle(title.trim() || 'Title', siteNameOf(settings));
  const description = metaDescription.trim() || excerpt.trim();
  return (
    <figure aria-label="Search result preview" className="rounded-md border border-line bg-paper p-4">
      <figcaption className="kicker text-muted">Search preview</figcaption>
      <p className="mt-3 text-xs break-all text-muted">
        {window.location.host} › blog › {slug.trim() || '…'}
      </p>
      <p className="mt-1 font-semibold break-words text-accent-strong">{shortened(shownTitle, TITLE_ROOM)}</p>
      <p className="mt-1 text-sm break-words">
        {shortened(description, DESCRIPTION_ROOM) || 'Shows the excerpt until you add a meta description.'}
      </p>
      <ul className="mt-3 grid gap-1 border-t border-line pt-3 text-xs text-muted">
        <Length what="Title" length={shownTitle.length} room={TITLE_ROOM} />
        <Length what="Description" length={description.length} room={DESCRIPTION_ROOM} />
      </ul>
    </figure>
  );
}

function Length({ what, length, room }: { what: string; length: number; room: number }) {
  return (
    <li>
      {what}: {length} characters
      {length > room && <strong className="text-accent-strong">, about {room} are shown</strong>}
    </li>
  );
}
