import type { ConversionImport } from '@astaguide/contracts/earnings/conversion-import';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { conversionImportsQuery, takeImportBackMutation } from '../../api/earnings';
import { tellOutcome } from '../../api/tell-outcome';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { formatCount, formatPlural } from '../../../lib/format';
import { zonedMinute } from '../../lib/zoned-time';
import { buttonStyle } from '../../../ui/button-style';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { Panel } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';

/** Imported reports; each import can be undone. */
export function ImportsBox({ onImport }: { onImport: () => void }) {
  const timeZone = useOwnerTimeZone();
  const [leaving, setLeaving] = useState<ConversionImport>();
  return (
    <Panel title="Imported reports">
      <QueryPanel
        query={useQuery(conversionImportsQuery)}
        name="imports"
        skeleton={['h-24']}
        empty={
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="text-sm text-muted">No report has been imported yet.</p>
            <button type="button" className={buttonStyle('quiet', undefined, 'compact')} onClick={onImport}>
              Import a report
            </button>
          </div>
        }
      >
        {(imports) =>
          imports.map((made) => (
            <div
              key={made.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-2.5 first-of-type:border-t-0"
            >
              <div className="min-w-0 basis-48 grow">
                <p className="text-sm font-semibold wrap-anywhere">
                  {made.retailer} <span className="font-normal text-muted">· {made.fileName}</span>
                </p>
                <p className="text-xs text-muted">
                  <time dateTime={made.confirmedAt}>{zonedMinute(made.confirmedAt, timeZone)}</time> ·{' '}
                  {formatPlural(made.conversions, 'sale')}
                  {made.current < made.conversions &&
                    `, ${formatCount(made.conversions - made.current)} of them told anew by a later report`}
                </p>
              </div>
              <button
                type="button"
                className={buttonStyle('quiet', undefined, 'compact')}
                onClick={() => setLeaving(made)}
              >
                Take back<span className="sr-only"> {made.fileName}</span>
              </button>
            </div>
          ))
        }
      </QueryPanel>
      <TakeBack made={leaving} onClose={() => setLeaving(undefined)} />
    </Panel>
  );
}

function TakeBack({ made, onClose }: { made: ConversionImport | undefined; onClose: () => void }) {
  const { mutateAsync: takeBack, isPending } = useMutation(takeImportBackMutation);
  const onConfirm = async () => {
    if (!made) return;
    await tellOutcome(takeBack(made.id), {
      done: 'Import taken back',
      detail: made.fileName,
      failed: 'Could not take it back',
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open={made !== undefined}
      title="Take this import back?"
      action="Take back"
      isPending={isPending}
      onConfirm={() => void onConfirm()}
      onCancel={onClose}
    >
      {made && (
        <p>
          All {formatPlural(made.conversions, 'sale')} of {made.fileName} go as this report tells them. What
          other reports say of the same sales counts again. You can import the file once more.
        </p>
      )}
    </ConfirmDialog>
  );
}
