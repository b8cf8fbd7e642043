import { shortened } from '../../../../lib/format';
import type { BlogPost, OwnerPost, PostStatus, SavedPost } from '@astaguide/contracts/publishing/blog-post';
import { removalNote } from '@astaguide/contracts/publishing/removed-elements';
import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { refreshPosts, savePostMutation, workingCopiesQuery } from '../../../api/owner-posts';
import { buttonStyle } from '../../../../ui/button-style';
import { ContractFields } from '../../../ui/form/contract-field';
import { EditorDialog } from '../../../ui/form/editor-dialog';
import { PublishChecks } from './checks/publish-checks';
import { DESCRIPTION_ROOM, findProblems, TITLE_ROOM } from './checks/text-problems';
import { postForm, type PostFormValues } from './post-form';
import { changeFields, detailFields, postFields, writtenFields } from './post-layout';
import { PostTools } from './post-tools';
import { usePublishing } from './use-publishing';
import { serverDraft, type CopyState, type WindowCopy } from './working-copy';
import { siteNameOf, siteSettingsQuery } from '../../../../api/site-settings';
import { documentTitle } from '../../../../lib/document-title';

interface PostEditorProps {
  /** The article to edit; undefined for a new one. */
  post: OwnerPost | undefined;
  /** What was typed in it and not saved. */
  copy: WindowCopy;
  onClose: () => void;
}

/** The buttons that save the article, by its status and the time that is typed. */
const savesOf =
  (status: PostStatus | undefined) =>
  ({ publishAt }: PostFormValues) => {
    const isPlanned = publishAt !== '' && Date.parse(publishAt) > Date.now();
    const publish = { label: isPlanned ? 'Schedule' : 'Publish', sets: { published: true } };
    if (status === 'published') return [{ label: 'Update', sets: { published: true } }];
    if (status === 'scheduled')
      return [isPlanned ? { ...publish, label: 'Update' } : { ...publish, label: 'Publish now' }];
    return [{ label: 'Save draft', sets: { published: false } }, publish];
  };

/** The article form, in a dialog. */
export function PostEditor({ post, copy, onClose }: PostEditorProps) {
  const client = useQueryClient();
  const { mutateAsync: save } = useMutation(savePostMutation);
  const [setPublished] = usePublishing();
  const [copyState, setCopyState] = useState<CopyState>();
  const [draft] = useState(() => serverDraft(copy, setCopyState));
  const [saves] = useState(() => savesOf(post?.status));
  const [publishing, setPublishing] = useState<{ label: string; proceed: () => void }>();
  /** Asks before publishing if there may be something wrong. What the form requires is said by the form. */
  const review = (
    values: PostFormValues,
    { label, sets }: { label: string; sets: { published?: boolean } },
    proceed: () => void,
  ): boolean => {
    const isPublishing = sets.published === true && label !== 'Update';
    const input = { ...postForm.inputOf(values), published: true };
    if (!isPublishing || !postForm.schema.safeParse(input).success) return false;
    void findProblems(client, values).then((problems) =>
      problems.length === 0 ? proceed() : setPublishing({ label, proceed }),
    );
    return true;
  };
  const isPublic = post !== undefined && post.status !== 'draft';
  return (
    <EditorDialog
      title={post ? 'Edit post' : 'Add post'}
      what="post"
      contract={postForm}
      fields={postFields}
      stored={post}
      draft={draft}
      send={(input): Promise<BlogPost> => save({ id: post?.id, input })}
      done={post ? 'Blog post updated successfully' : 'Blog post created successfully'}
      failed={post ? 'Failed to update blog post' : 'Failed to create blog post'}
      noteOf={(saved) => removalNote((saved as Partial<SavedPost>).removed ?? [])}
      // A draft has no page yet.
      pageOf={({ status, slug }) => (status === 'published' ? `/blog/${slug}` : undefined)}
      onTakeTheirs={() => refreshPosts(client)}
      onClose={() => {
        onClose();
        void client.invalidateQueries(workingCopiesQuery);
      }}
      saves={saves}
      review={review}
      instead={
        isPublic
          ? {
              label: post.status === 'scheduled' ? 'Unschedule' : 'Unpublish',
              onLeave: () => void setPublished(post, false),
            }
          : undefined
      }
      aside={
        <>
          <DraftLine state={copyState} />
          {post && <PreviewLink address={post.previewUrl} />}
        </>
      }
    >
      {/* The text on the left, the metadata on the right; stacked on a phone. */}
      <div className="grid gap-x-8 gap-y-5 desk:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-5 desk:[--editor-room:max(18rem,calc(100dvh-22rem))]">
          <ContractFields form={postForm} fields={writtenFields} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {post && <PostTools post={post} onRestored={onClose} />}
          <ContractFields form={postForm} fields={detailFields} />
          {isPublic && <ContractFields form={postForm} fields={changeFields} />}
          <PublishChecks publish={publishing} onBack={() => setPublishing(undefined)} />
          <SearchPreview />
        </div>
      </div>
    </EditorDialog>
  );
}

function DraftLine({ state }: { state: CopyState | undefined }) {
  const { isDirty } = useFormContext().formState;
  if (!isDirty) return null;
  return (
    <p role="status" className="mr-auto text-xs text-muted">
      {state === 'waiting'
        ? 'Can’t reach the server. What you typed is kept in this tab.'
        : state === 'stored'
          ? 'Unsaved changes, kept on the server'
          : 'Unsaved changes'}
    </p>
  );
}

/** Leads to the page as it was saved last. */
function PreviewLink({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener" className={buttonStyle('quiet')}>
      Preview<span className="sr-only"> in a new tab</span>
    </a>
  );
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
