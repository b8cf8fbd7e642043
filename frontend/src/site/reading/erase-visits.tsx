import type { VisitErasure } from '@astaguide/contracts/operations/data-care';
import { useMutation } from '@tanstack/react-query';
import { ApiError, sendJson } from '../../api/http';
import { clearVisitorStorage } from '../../lib/visitor-storage';
import { buttonStyle } from '../../ui/button-style';
import { Prose } from '../../ui/content/prose';

export const ERASE_ANCHOR = { id: 'erase-visits', heading: 'Erase my recent visits' };

/** The button with which a reader's own visits are taken out of the record, and what it does and cannot do. */
export function EraseVisits() {
  const {
    mutate: erase,
    data,
    error,
    isPending,
  } = useMutation<VisitErasure>({
    mutationFn: async () => {
      // First what would be sent later, or it would come after the erasure.
      clearVisitorStorage();
      return (await sendJson('POST', '/api/privacy/erase-visits')) as VisitErasure;
    },
  });
  return (
    <section aria-labelledby={ERASE_ANCHOR.id}>
      <Prose>
        <h2 id={ERASE_ANCHOR.id}>{ERASE_ANCHOR.heading}</h2>
        <p>
          This takes the page views and clicks of this browser out of our record, as far back as its visitor
          number can still be worked out: today and yesterday. It also deletes what this site keeps in your
          browser: the chat, the products you chose to compare, events not sent yet. There is nothing to fill
          in and no way back.
        </p>
        <p>
          From then on you are counted as a new visitor. To not be counted at all, turn on Do Not Track or
          Global Privacy Control.
        </p>
      </Prose>
      <button
        type="button"
        className={buttonStyle('primary', 'mt-5')}
        disabled={isPending}
        onClick={() => erase()}
      >
        {isPending ? 'Asking…' : 'Erase my recent visits'}
      </button>
      <div role="status" className="mt-4 max-w-prose text-sm">
        {data && (
          <>
            <p className="font-semibold">
              {data.days.length > 0 ? 'Your recent visits are being erased.' : 'There was nothing to erase.'}
            </p>
            {data.days.length > 0 && <p className="mt-2">{data.erased}</p>}
            <p className="mt-2 text-muted">{data.kept}</p>
          </>
        )}
        {error && (
          <p className="text-accent-strong">
            Your visits could not be erased: {reason(error)} What this browser kept is deleted.
          </p>
        )}
      </div>
    </section>
  );
}

function reason(error: Error): string {
  if (!(error instanceof ApiError)) return 'the server could not be reached.';
  return error.problem?.detail ?? 'the server did not take it.';
}
