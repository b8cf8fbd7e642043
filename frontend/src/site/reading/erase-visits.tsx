import type { VisitErasure } from '@astaguide/contracts/analytics/data-integrity';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../lib/errors';
import { sendJson } from '../../api/http';
import { Button } from '../../ui/button';
import { clearCompareTray, TRAY_KEY } from '../../lib/compare/compare-tray';
import { removeStored } from '../../lib/storage';
import { chooseTheme } from '../../lib/theme/theme';
import { VISIT_KEY } from '../../lib/tracker/storage-keys';
import { forgetWaitingEvents } from '../../lib/tracker/tracker';

/** Storage keys of the public site; those of the dashboard are separate. */
const LOCAL_KEYS = ['astaxanthin-chat-history', 'exitBannerShown', VISIT_KEY];
const SESSION_KEYS = [TRAY_KEY];

export const ERASE_ANCHOR = { id: 'erase-visits', heading: 'Erase my recent visits' };

/** The button that erases a visitor's own visits, with an explanation. */
export function EraseVisits() {
  const {
    mutate: erase,
    data,
    error,
    isPending,
  } = useMutation<VisitErasure>({
    mutationFn: () => {
      // Queued events first, or they would arrive after the erasure.
      clearVisitorStorage();
      return sendJson('POST', '/api/privacy/erase-visits');
    },
  });
  return (
    <section aria-labelledby={ERASE_ANCHOR.id}>
      <div className="prose">
        <h2 id={ERASE_ANCHOR.id}>{ERASE_ANCHOR.heading}</h2>
        <p>
          This deletes the page views and clicks of this browser from today and yesterday. We can’t match
          older ones to you. It also deletes what this site stores in your browser: the chat, the products you
          chose to compare and events not sent yet. This can’t be undone.
        </p>
        <p>
          After that, you count as a new visitor. To opt out of counting, turn on Do Not Track or Global
          Privacy Control.
        </p>
      </div>
      <Button look="primary" className="mt-5" disabled={isPending} onClick={() => erase()}>
        {isPending ? 'Erasing…' : 'Erase my recent visits'}
      </Button>
      <div role="status" className="mt-4 max-w-prose text-sm">
        {data && (
          <>
            <p className="font-semibold">
              {data.days.length > 0 ? 'Your recent visits are being erased.' : 'Nothing to erase.'}
            </p>
            {data.days.length > 0 && <p className="mt-2">{data.erased}</p>}
            <p className="mt-2 text-muted">{data.kept}</p>
          </>
        )}
        {error && (
          <p className="text-accent-strong">
            Couldn’t erase your visits: {reason(error)} The data in this browser was deleted.
          </p>
        )}
      </div>
    </section>
  );
}

function reason(error: Error): string {
  if (!(error instanceof ApiError)) return 'the server couldn’t be reached.';
  return error.problem?.detail ?? 'the server rejected the request.';
}

/** Removes everything that this browser stores for a visitor, including queued events. */
function clearVisitorStorage(): void {
  forgetWaitingEvents();
  clearCompareTray();
  chooseTheme('system');
  for (const key of LOCAL_KEYS) removeStored(key);
  for (const key of SESSION_KEYS) removeStored(key, 'sessionStorage');
}
