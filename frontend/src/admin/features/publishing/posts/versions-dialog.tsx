import type { BlogPost } from '@astaguide/contracts/publishing/blog-post';
import { versionedFields, type PostVersion } from '@astaguide/contracts/publishing/post-versions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { classNames } from '../../../../lib/class-names';
import { Button } from '../../../../ui/button';
import { restoreVersionMutation, versionQuery, versionsQuery } from '../../../api/owner-posts';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { useAction } from '../../../api/use-action';
import { zonedMinute } from '../../../lib/zoned-time';
import { Badge } from '../../../ui/badge';
import { useConfirm } from '../../../ui/dialog/confirm-dialog';
import { Dialog } from '../../../ui/dialog/dialog';
import { DifferenceList } from '../../../ui/form/difference-list';
import { differencesOf } from '../../../ui/form/differences';
import { QueryPanel } from '../../../ui/query-panel';
import { postForm } from './post-form';
import { postFields } from './post-layout';

const fields = postFields.filter(({ name }) => (versionedFields as readonly string[]).includes(name));

interface VersionsDialogProps {
  /** As it is saved now. */
  post: BlogPost;
  onClose: () => void;
  onRestored: () => void;
}

/** The versions of an article, each compared with the saved text, and a button that restores one. */
export default function VersionsDialog({ post, onClose, onRestored }: VersionsDialogProps) {
  const [chosen, setChosen] = useState<PostVersion>();
  return (
    <Dialog
      size="large"
      onClose={onClose}
      title="Versions"
      description="Every save is a version. Choose one to compare it with the text as it is saved now."
      footer={
        <>
          {chosen && chosen.version !== post.version && (
            <RestoreButton post={post} version={chosen.version} onRestored={onRestored} />
          )}
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <QueryPanel
          query={useQuery(versionsQuery(post.id))}
          name="versions"
          skeleton={['h-16', 'h-16', 'h-16']}
        >
          {(versions) => (
            <ol
              aria-label="Versions"
              className="grid content-start gap-1 lg:max-h-[60dvh] lg:overflow-y-auto"
            >
              {versions.map((version) => (
                <li key={version.version}>
                  <VersionButton
                    version={version}
                    isCurrent={version.version === post.version}
                    isChosen={version.version === chosen?.version}
                    onChoose={() => setChosen(version)}
                  />
                </li>
              ))}
            </ol>
          )}
        </QueryPanel>
        <div className="min-w-0">
          {chosen ? (
            <Comparison post={post} version={chosen.version} />
          ) : (
            <p className="text-sm text-muted">No version chosen.</p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

interface VersionButtonProps {
  version: PostVersion;
  isCurrent: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function VersionButton({ version, isCurrent, isChosen, onChoose }: VersionButtonProps) {
  const { savedAt, title, note, minor, kind } = version;
  const timeZone = useOwnerTimeZone();
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'w-full rounded-sm border px-3 py-2 text-left text-sm',
        isChosen ? 'border-accent bg-accent-soft' : 'border-line hover:bg-sunken',
      )}
    >
      <span className="flex flex-wrap items-center gap-2">
        <time dateTime={savedAt} className="font-semibold">
          {zonedMinute(savedAt, timeZone)}
        </time>
        {isCurrent && <Badge tone="good">Now</Badge>}
        {kind === 'conflict' && <Badge tone="warn">Not saved</Badge>}
        {minor && <Badge tone="plain">Minor</Badge>}
      </span>
      <span className="mt-0.5 block wrap-anywhere">{title}</span>
      {note !== null && <span className="block text-xs wrap-anywhere text-muted">{note}</span>}
    </button>
  );
}

function Comparison({ post, version }: { post: BlogPost; version: number }) {
  return (
    <QueryPanel query={useQuery(versionQuery(post.id, version))} name="version" skeleton={['h-24', 'h-64']}>
      {(text) => (
        <DifferenceList
          differences={differencesOf(postForm, fields, postForm.valuesOf(text), postForm.valuesOf(post))}
          names={['This version', 'Saved now']}
        />
      )}
    </QueryPanel>
  );
}

interface RestoreButtonProps {
  post: BlogPost;
  version: number;
  onRestored: () => void;
}

function RestoreButton({ post: { id }, version, onRestored }: RestoreButtonProps) {
  const { isDirty } = useFormContext().formState;
  const { ask, dialog } = useConfirm();
  const [restore, isPending] = useAction(restoreVersionMutation, {
    done: () => ({
      title: 'Version restored',
      description: 'The text before it is still among the versions.',
    }),
    failed: 'Failed to restore the version',
  });
  const run = async () => {
    const isDone = await restore({ id, version });
    if (isDone) onRestored();
    return isDone;
  };
  const onRestore = () =>
    isDirty
      ? ask({
          title: 'Restore over unsaved changes?',
          text: 'You have changes in the editor that are not saved. They stay as a working copy, which you can open again.',
          action: 'Restore version',
          look: 'primary',
          onConfirm: run,
        })
      : void run();
  return (
    <>
      <Button look="primary" disabled={isPending} onClick={onRestore}>
        Restore this version
      </Button>
      {dialog}
    </>
  );
}
