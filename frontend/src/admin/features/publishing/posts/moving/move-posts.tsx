import type { MaintenanceRun } from '@astaguide/contracts/maintenance/maintenance-run';
import { isUnfinished } from '@astaguide/contracts/maintenance/run-state';
import type { PostImport } from '@astaguide/contracts/publishing/post-import';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../../../ui/button';
import { buttonStyle } from '../../../../../ui/button-style';
import {
  importPostsMutation,
  importRunQuery,
  POSTS_EXPORT,
  refreshPosts,
  uploadPostsMutation,
} from '../../../../api/owner-posts';
import { useAction } from '../../../../api/use-action';
import { FileButton } from '../../../../ui/form/file-button';
import { ProgressBar } from '../../../../ui/progress-bar';
import { Kept } from '../kept-posts';
import { ImportPreview } from './import-preview';

/** Moving in, from WordPress, Ghost or Markdown files, and moving out. */
export function MovePosts() {
  const id = useId();
  const [upload, setUpload] = useState<PostImport>();
  const [run, setRun] = useState<MaintenanceRun>();
  const [send, isSending] = useAction(
    {
      ...uploadPostsMutation,
      onSuccess: (preview: PostImport) => {
        setRun(undefined);
        setUpload(preview);
      },
    },
    { failed: 'Failed to read the export' },
  );
  const [start, isStarting] = useAction(
    {
      ...importPostsMutation,
      onSuccess: (started: MaintenanceRun) => {
        setUpload(undefined);
        setRun(started);
      },
    },
    { failed: 'Failed to start the import' },
  );
  return (
    <Kept heading="Import and export" isShown>
      <div className="grid gap-5 text-sm">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <FileButton
            id={id}
            accept=".xml,.json,.zip"
            isSending={isSending}
            style={buttonStyle('quiet', undefined, 'compact')}
            onFiles={([file]) => file && void send(file)}
          >
            {isSending ? 'Reading…' : 'Import posts'}
          </FileButton>
          <a href={POSTS_EXPORT} download className={buttonStyle('quiet', undefined, 'compact')}>
            Export all posts
          </a>
          <p id={`${id}-hint`} className="text-xs text-muted">
            An export of WordPress (XML) or Ghost (JSON), or a ZIP of Markdown files with their pictures. You
            see what it brings before anything is imported.
          </p>
        </div>
        {upload && (
          <ImportPreview
            key={upload.id}
            upload={upload}
            isStarting={isStarting}
            onImport={(site) => void start({ id: upload.id, site })}
            onCancel={() => setUpload(undefined)}
          />
        )}
        {run && <ImportResult key={run.id} started={run} onClose={() => setRun(undefined)} />}
      </div>
    </Kept>
  );
}

function ImportResult({ started, onClose }: { started: MaintenanceRun; onClose: () => void }) {
  const client = useQueryClient();
  const { data: run } = useQuery(importRunQuery(started));
  const isDone = !isUnfinished(run);
  useEffect(() => {
    if (isDone) refreshPosts(client);
  }, [isDone, client]);
  return (
    <section aria-label="Import of posts" className="rounded-md border border-line bg-paper p-4">
      <p role="status" className="font-semibold">
        {run.state === 'failed' || run.state === 'cancelled'
          ? `The import ended early${run.error ? `: ${run.error}` : ''}`
          : isDone
            ? run.result?.summary
            : 'Importing posts…'}
      </p>
      {!isDone && <ProgressBar done={run.done} total={run.total} label="Import of posts" />}
      {isDone && run.result && run.result.notes.length > 0 && (
        <>
          <p className="mt-3">What needs your attention:</p>
          <ul className="mt-1 max-h-80 list-disc overflow-y-auto pl-5 text-xs wrap-anywhere">
            {run.result.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
      {isDone && (
        <Button look="quiet" isCompact className="mt-3" onClick={onClose}>
          Close
        </Button>
      )}
    </section>
  );
}
