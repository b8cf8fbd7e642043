import type {
  ConversionPreview,
  ConversionReading,
  ConversionUpload,
} from '@astaguide/contracts/earnings/conversion-import';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  confirmImportMutation,
  previewImportMutation,
  undoImportMutation,
  uploadReportMutation,
} from '../../../api/earnings';
import { failureText } from '../../../api/failure-text';
import { formatPlural } from '../../../../lib/format';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { toast } from '../../../../lib/toast-store';
import { ChooseFile } from './choose-file';
import { MappingForm } from './mapping-form';
import { Preview } from './preview';

const FORM = 'report-mapping';

/** The import dialog: file, columns, preview, import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [upload, setUpload] = useState<ConversionUpload>();
  const [previewed, setPreviewed] = useState<{ preview: ConversionPreview; reading: ConversionReading }>();
  const [error, setError] = useState<string>();
  const { mutateAsync: send, isPending: isSending } = useMutation(uploadReportMutation);
  const { mutateAsync: ask, isPending: isAsking } = useMutation(previewImportMutation);
  const { mutateAsync: confirm, isPending: isConfirming } = useMutation(confirmImportMutation);
  const { mutate: throwAway } = useMutation(undoImportMutation);

  const attempt = async (work: () => Promise<void>) => {
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      setError(failureText(failure));
    }
  };
  const onFile = (file: File) => attempt(async () => setUpload(await send(file)));
  const onReading = (reading: ConversionReading) =>
    attempt(async () => setPreviewed({ preview: await ask({ id: upload!.id, ...reading }), reading }));
  const onConfirm = () =>
    attempt(async () => {
      const made = await confirm({ id: upload!.id, ...previewed!.reading });
      toast({
        title: 'Report imported',
        description: `${formatPlural(made.conversions, 'sale')} from ${made.retailer}`,
      });
      onClose();
    });
  const leave = () => {
    if (upload) throwAway(upload.id);
    onClose();
  };
  const back = () => {
    setError(undefined);
    setPreviewed(undefined);
  };
  const movesSomething = previewed && previewed.preview.new + previewed.preview.changed > 0;
  return (
    <Dialog
      open
      isLarge={upload !== undefined}
      onClose={leave}
      title="Import a report"
      description={
        !upload
          ? 'Sales or commissions from a retailer or an affiliate network, as a CSV file.'
          : `${upload.fileName}, ${formatPlural(upload.rows, 'row')}. Nothing is saved until you import.`
      }
      footer={
        upload && (
          <>
            <Button look="quiet" onClick={previewed ? back : leave}>
              {previewed ? 'Back' : 'Cancel'}
            </Button>
            {previewed ? (
              <Button
                look="primary"
                disabled={isConfirming || previewed.preview.rows === previewed.preview.refused}
                onClick={() => void onConfirm()}
              >
                {isConfirming ? 'Importing…' : movesSomething ? 'Import' : 'Import anyway'}
              </Button>
            ) : (
              <Button look="primary" type="submit" form={FORM} disabled={isAsking}>
                {isAsking ? 'Reading…' : 'Preview'}
              </Button>
            )}
          </>
        )
      }
    >
      {error && (
        <p role="alert" className="mb-4 rounded-sm border border-bad bg-bad-soft px-4 py-3 text-sm">
          {error}
        </p>
      )}
      {!upload && <ChooseFile isSending={isSending} onFile={(file) => void onFile(file)} />}
      {upload && (
        // Stays mounted during the preview, so that going back restores the mapping.
        <div hidden={previewed !== undefined}>
          <MappingForm id={FORM} upload={upload} onReading={(reading) => void onReading(reading)} />
        </div>
      )}
      {previewed && <Preview preview={previewed.preview} />}
    </Dialog>
  );
}
