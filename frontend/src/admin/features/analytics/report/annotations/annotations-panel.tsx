import type { Annotation, AnnotationKind } from '@astaguide/contracts/analytics/annotation';
import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { annotationsQuery, deleteAnnotationMutation } from '../../../../api/analytics/annotations';
import { useAction } from '../../../../api/use-action';
import { Button } from '../../../../../ui/button';
import { ErrorBoundary } from '../../../../../ui/error-boundary';
import { Skeleton } from '../../../../../ui/skeleton';
import { useLazyConfirm } from '../../../../ui/dialog/use-lazy-confirm';
import { FirstItems } from '../../../../ui/first-rows';
import { Panel } from '../../../../ui/panel';
import { QueryPanel } from '../../../../ui/query-panel';
import { BeforeAndAfterButton } from '../../before-and-after/before-and-after-button';
import { useOwnerTimeZone } from '../../../../api/owner-settings';
import { zonedDay } from '../../../../lib/zoned-time';
import { lazyPart } from '../../../../lib/lazy-part';

const kindNames: Record<AnnotationKind, string> = {
  price: 'Price',
  rank: 'Rank',
  stock: 'Stock',
  published: 'Post',
  note: 'Note',
};

const AnnotationForm = lazyPart(() => import('./annotation-form'));

/** Annotations of a period: automatic ones (price, rank, stock, new posts) and the owner's notes. */
export function AnnotationsPanel({ period }: { period: ReportPeriod }) {
  return (
    <Panel title="Annotations" note="Shown on the chart">
      <QueryPanel
        query={useQuery(annotationsQuery(period))}
        name="annotations"
        skeleton={['h-24']}
        errorHint="Your notes and data are safe."
      >
        {(annotations) => <Notes annotations={annotations} newDay={period.to} />}
      </QueryPanel>
    </Panel>
  );
}

function Notes({ annotations, newDay }: { annotations: readonly Annotation[]; newDay: string }) {
  /** 'new', or the note being edited. */
  const [edited, setEdited] = useState<'new' | Annotation>();
  const { ask, dialog } = useLazyConfirm();
  const addButton = useRef<HTMLButtonElement>(null);
  const [remove] = useAction(deleteAnnotationMutation, {
    done: 'Annotation deleted',
    failed: 'Failed to delete annotation',
  });

  const close = () => {
    setEdited(undefined);
    // Deferred until the form is removed and the button is back.
    setTimeout(() => addButton.current?.focus());
  };
  const onDelete = ({ id, text }: Annotation) =>
    ask({
      title: 'Delete this annotation?',
      text: <p>“{text}” will be removed from the charts. Your data is not affected.</p>,
      action: 'Delete annotation',
      onConfirm: () => remove(id),
      focusAfter: addButton,
    });
  return (
    <div className="flex flex-col gap-4">
      {edited ? (
        <ErrorBoundary>
          <Suspense fallback={<Skeleton className="h-28 w-full" />}>
            <AnnotationForm
              key={edited === 'new' ? 'new' : edited.id}
              note={edited === 'new' ? undefined : edited}
              newDay={newDay}
              onClose={close}
            />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <div className="print:hidden">
          <Button look="quiet" ref={addButton} onClick={() => setEdited('new')}>
            Add annotation
          </Button>
        </div>
      )}
      {annotations.length === 0 && (
        <p className="text-sm text-muted">
          No annotations in this period. Price, rank and stock changes and new posts are added automatically.
        </p>
      )}
      {annotations.length > 0 && (
        <div>
          <FirstItems
            rows={annotations.toReversed()}
            first={6}
            aria-label="Annotations, newest first"
            className="divide-y divide-line"
          >
            {(annotation) => (
              <AnnotationRow
                key={annotation.id}
                annotation={annotation}
                onEdit={() => setEdited(annotation)}
                onDelete={() => onDelete(annotation)}
              />
            )}
          </FirstItems>
        </div>
      )}
      {dialog}
    </div>
  );
}

interface AnnotationRowProps {
  annotation: Annotation;
  onEdit: () => void;
  onDelete: () => void;
}

function AnnotationRow({ annotation, onEdit, onDelete }: AnnotationRowProps) {
  const { at, kind, text } = annotation;
  const timeZone = useOwnerTimeZone();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
      <time dateTime={at} className="w-26 shrink-0 text-xs text-muted tabular-nums">
        {zonedDay(at, timeZone)}
      </time>
      <span className="w-16 shrink-0 rounded-full border border-edge px-2 py-0.5 text-center text-xs font-semibold">
        {kindNames[kind]}
      </span>
      <span className="min-w-0 grow basis-60 break-words">{text}</span>
      <span className="flex flex-wrap gap-2 print:hidden">
        <BeforeAndAfterButton at={at} productId={annotation.productId ?? undefined} change={text} />
        {kind === 'note' && (
          <Button look="quiet" isCompact onClick={onEdit}>
            Edit<span className="sr-only">: {text}</span>
          </Button>
        )}
        <Button look="quiet" isCompact onClick={onDelete}>
          Delete<span className="sr-only">: {text}</span>
        </Button>
      </span>
    </li>
  );
}
