import {
  MAX_CONVERSION_REPORT_BYTES,
  MAX_CONVERSION_ROWS,
} from '@astaguide/contracts/earnings/conversion-import';
import { useMutation } from '@tanstack/react-query';
import {
  confirmImportMutation,
  previewImportMutation,
  undoImportMutation,
  uploadReportMutation,
} from '../../../api/earnings';
import { failureText, fieldErrors } from '../../../lib/failure';
import { formatCount, formatPlural } from '../../../../lib/format';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { toast } from '../../../../lib/toast-store';
import { ChooseFile } from '../../../ui/form/choose-file';
import { MappingForm } from './mapping-form';
import { Preview } from './preview';

const FORM = 'report-mapping';

/** The import dialog: file, columns, preview, import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const sending = useMutation(uploadReportMutation);
  const previewing = useMutation(previewImportMutation);
  const confirming = useMutation(confirmImportMutation);
  const { mutate: throwAway } = useMutation(undoImportMutation);
  const upload = sending.data;
  const preview = previewing.data;
  const error = sending.error ?? previewing.error ?? confirming.error;

  const refused = Object.fromEntries(
    fieldErrors(previewing.error).map(({ path, message }) => [path.split('.').at(-1)!, message]),
  );

  const onConfirm = async () => {
    const made = await confirming.mutateAsync(previewing.variables!);
    toast({
      title: 'Report imported',
      description: `${formatPlural(made.conversions, 'sale')} from ${made.retailer}`,
    });
    onClose();
  };
  const leave = () => {
    if (upload) throwAway(upload.id);
    onClose();
  };
  const back = () => {
    previewing.reset();
    confirming.reset();
  };
  return (
    <Dialog
      size={upload === undefined ? 'regular' : 'large'}
      onClose={leave}
      title="Import a report"
      description={
        !upload
          ? 'Sales or commissions from a retailer or an affiliate network, as a CSV, Excel or ZIP file.'
          : `${upload.fileName}, ${formatPlural(upload.rows, 'row')}. Nothing is saved until you import.`
      }
      footer={
        upload && (
          <>
            <Button look="quiet" onClick={preview ? back : leave}>
              {preview ? 'Back' : 'Cancel'}
            </Button>
            {preview ? (
              <Button
                look="primary"
                disabled={confirming.isPending || preview.rows === preview.refused + preview.leftOut}
                // The dialog shows a failure.
                onClick={() => void onConfirm().catch(() => undefined)}
              >
                {confirming.isPending
                  ? 'Importing…'
                  : preview.new + preview.changed > 0
                    ? 'Import'
                    : 'Import anyway'}
              </Button>
            ) : (
              <Button look="primary" type="submit" form={FORM} disabled={previewing.isPending}>
                {previewing.isPending ? 'Reading…' : 'Preview'}
              </Button>
            )}
          </>
        )
      }
    >
      {error && (
        <p role="alert" className="mb-4 rounded-sm border border-bad bg-bad-soft px-4 py-3 text-sm">
          {failureText(error)}
        </p>
      )}
      {!upload && (
        <ChooseFile
          accept=".csv,.tsv,.txt,.xlsx,.zip,text/csv"
          largest={MAX_CONVERSION_REPORT_BYTES}
          kinds="CSV, TSV, Excel (.xlsx) or a ZIP of these"
          limits={` and ${formatCount(MAX_CONVERSION_ROWS)} rows`}
          isSending={sending.isPending}
          onFile={(file) => sending.mutate(file)}
        />
      )}
      {upload && (
        // Stays mounted during the preview, so that going back restores the mapping.
        <div hidden={preview !== undefined}>
          <MappingForm
            id={FORM}
            upload={upload}
            refused={refused}
            onReading={(reading) => previewing.mutate({ id: upload.id, ...reading })}
          />
        </div>
      )}
      {preview && <Preview preview={preview} />}
    </Dialog>
  );
}
