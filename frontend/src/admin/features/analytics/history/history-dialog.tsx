import { MAX_HISTORY_BYTES, type HistoryImport } from '@astaguide/contracts/analytics/history-import';
import { useMutation } from '@tanstack/react-query';
import { formatCount, formatPlural } from '../../../../lib/format';
import { toast } from '../../../../lib/toast-store';
import { Button } from '../../../../ui/button';
import {
  confirmHistoryMutation,
  removeHistoryMutation,
  uploadHistoryMutation,
} from '../../../api/analytics/history-imports';
import { failureText } from '../../../lib/failure';
import { periodLabel } from '../../../lib/report-labels';
import { Dialog } from '../../../ui/dialog/dialog';
import { ChooseFile } from '../../../ui/form/choose-file';
import { keysText, leftOutText, sourceNames } from './history-text';

/** Imports the history of another tool: file, preview, import. */
export default function HistoryDialog({ onClose }: { onClose: () => void }) {
  const sending = useMutation(uploadHistoryMutation);
  const confirming = useMutation(confirmHistoryMutation);
  const { mutate: throwAway } = useMutation(removeHistoryMutation);
  const upload = sending.data;
  const error = sending.error ?? confirming.error;
  const onConfirm = async ({ id, days }: HistoryImport) => {
    await confirming.mutateAsync(id);
    toast({
      title: 'Import started',
      description: `${formatPlural(days, 'day')} will appear in your reports.`,
    });
    onClose();
  };
  const leave = () => {
    if (upload) throwAway(upload.id);
    onClose();
  };
  return (
    <Dialog
      onClose={leave}
      title="Import traffic history"
      description={
        upload
          ? `${upload.fileName}. Nothing is saved until you import.`
          : 'An export from Plausible, Umami or Google Analytics 4, as a CSV or ZIP file.'
      }
      footer={
        upload && (
          <>
            <Button look="quiet" onClick={leave}>
              Cancel
            </Button>
            <Button
              look="primary"
              disabled={confirming.isPending}
              // The dialog shows a failure.
              onClick={() => void onConfirm(upload).catch(() => undefined)}
            >
              {confirming.isPending ? 'Starting…' : `Import ${formatPlural(upload.days, 'day')}`}
            </Button>
          </>
        )
      }
    >
      {error && (
        <p role="alert" className="mb-4 rounded-sm border border-bad bg-bad-soft px-4 py-3 text-sm">
          {failureText(error)}
        </p>
      )}
      {upload ? (
        <Preview upload={upload} />
      ) : (
        <div className="flex flex-col gap-4">
          <ChooseFile
            accept=".csv,.zip,text/csv"
            largest={MAX_HISTORY_BYTES}
            kinds="CSV or a ZIP of these"
            isSending={sending.isPending}
            onFile={(file) => sending.mutate(file)}
          />
          <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-muted">
            <li>Plausible: the ZIP file from Settings → Imports &amp; exports.</li>
            <li>Umami: the CSV file of all events.</li>
            <li>
              Google Analytics 4: free-form explorations with Date as a row, exported as CSV. One with Date
              alone (total users, sessions, views), and one for each breakdown, in one ZIP file.
            </li>
          </ul>
        </div>
      )}
    </Dialog>
  );
}

function Preview({ upload }: { upload: HistoryImport }) {
  const { source, totals, days, dimensions, notImported } = upload;
  const numbers = [
    ['Source', sourceNames[source]],
    ['Days', `${periodLabel(upload)} (${formatCount(days)})`],
    ['Visitors', formatCount(totals.visitors)],
    ['Page views', formatCount(totals.views)],
    ['Sessions', formatCount(totals.sessions)],
    ...(dimensions.length > 0 ? [['Breakdowns', dimensions.map(keysText).join(', ')]] : []),
  ];
  const leftOut = leftOutText(upload);
  return (
    <div className="flex flex-col gap-4 text-sm">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
        {numbers.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {leftOut.length > 0 && <p role="note">{leftOut.join(' ')}</p>}
      <p className="text-muted">
        Imported days are marked in the chart. They have no clicks or hours, and filters leave them out.
      </p>
      {notImported.length > 0 && (
        <section aria-labelledby="not-imported">
          <h3 id="not-imported" className="font-semibold">
            Not imported
          </h3>
          <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 wrap-anywhere text-muted">
            {notImported.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
