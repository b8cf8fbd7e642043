import type { Annotation } from '@astaguide/contracts/analytics/annotation';
import type { ReportPeriod } from '@astaguide/contracts/report/report-period';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { annotationsQuery, deleteAnnotationMutation } from '../../../../api/analytics-annotations';
import { tellOutcome } from '../../../../api/tell-outcome';
import { formatCount } from '../../../../../lib/format';
import { buttonStyle } from '../../../../../ui/button-style';
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog';
import { Panel } from '../../../../ui/panel';
import { QueryPanel } from '../../../../ui/query-panel';
import { NoteForm } from './note-form';
import { NoteRow } from './note-row';

/** How many notes are shown at first. */
const FIRST = 6;

/** Annotations of a period: automatic ones (price, rank, stock, new posts) and the owner's notes. */
export function NotesPanel({ period }: { period: ReportPeriod }) {
  return (
    <Panel title="What happened" note="Marked in the chart">
      <QueryPanel
        query={useQuery(annotationsQuery(period))}
        name="notes"
        skeleton={['h-24']}
        errorHint="Your notes and data are safe."
      >
        {(annotations) => <Notes annotations={annotations} />}
      </QueryPanel>
    </Panel>
  );
}

function Notes({ annotations }: { annotations: readonly Annotation[] }) {
  /** 'new', or the note that is edited. */
  const [edited, setEdited] = useState<'new' | Annotation>();
  const [toDelete, setToDelete] = useState<Annotation>();
  const [showsAll, setShowsAll] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const { mutateAsync: remove, isPending } = useMutation(deleteAnnotationMutation);
  const newestFirst = annotations.toReversed();
  const shown = showsAll ? newestFirst : newestFirst.slice(0, FIRST);

  const close = () => {
    setEdited(undefined);
    // Wait until the form is gone and the button is back.
    setTimeout(() => addButton.current?.focus());
  };
  const onDelete = async () => {
    await tellOutcome(remove(toDelete!.id), { done: 'Note deleted', failed: 'Failed to delete note' });
    setToDelete(undefined);
    setTimeout(() => addButton.current?.focus());
  };
  return (
    <div className="flex flex-col gap-4">
      {edited ? (
        <NoteForm
          key={edited === 'new' ? 'new' : edited.id}
          note={edited === 'new' ? undefined : edited}
          onClose={close}
        />
      ) : (
        <div>
          <button
            ref={addButton}
            type="button"
            className={buttonStyle('quiet')}
            onClick={() => setEdited('new')}
          >
            Add note
          </button>
        </div>
      )}
      {annotations.length === 0 && (
        <p className="text-sm text-muted">
          Nothing on these days. Changes of a price, a rank or the stock, and articles that are published, are
          noted here by themselves.
        </p>
      )}
      {annotations.length > 0 && (
        <ul aria-label="Notes, newest first" className="divide-y divide-line">
          {shown.map((annotation) => (
            <NoteRow
              key={annotation.id}
              annotation={annotation}
              onEdit={() => setEdited(annotation)}
              onDelete={() => setToDelete(annotation)}
            />
          ))}
        </ul>
      )}
      {newestFirst.length > shown.length && (
        <div>
          <button
            type="button"
            className={buttonStyle('quiet', '', 'compact')}
            onClick={() => setShowsAll(true)}
          >
            Show all {formatCount(newestFirst.length)}
          </button>
        </div>
      )}
      <ConfirmDialog
        open={toDelete !== undefined}
        title="Delete this note?"
        action="Delete note"
        isPending={isPending}
        onConfirm={() => void onDelete()}
        onCancel={() => setToDelete(undefined)}
      >
        <p>“{toDelete?.text}” is taken out of the charts for good. The figures stay as they are.</p>
      </ConfirmDialog>
    </div>
  );
}
