import type { ConversionImport } from '@astaguide/contracts/earnings/conversion-import';
import { useMutation, useQuery } from '@tanstack/react-query';
import { conversionImportsQuery, undoImportMutation } from '../../api/earnings';
import { toastOutcome } from '../../lib/failure';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { formatCount, formatPlural } from '../../../lib/format';
import { zonedMinute } from '../../lib/zoned-time';
import { Button } from '../../../ui/button';
import { useConfirm } from '../../ui/dialog/confirm-dialog';
import { FirstItems } from '../../ui/first-rows';
import { Panel } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';

/** Imported reports; each import can be undone. */
export function ImportsBox({ onImport }: { onImport: () => void }) {
  const timeZone = useOwnerTimeZone();
  const { ask, dialog } = useConfirm();
  const { mutateAsync: undo } = useMutation(undoImportMutation);
  const onUndo = ({ id, fileName, conversions }: ConversionImport) =>
    ask({
      title: 'Undo this import?',
      text: (
        <p>
          This removes {formatPlural(conversions, 'sale')} from {fileName}. If other imports have the same
          sales, those count again. You can import the file again.
        </p>
      ),
      action: 'Undo import',
      onConfirm: () =>
        toastOutcome(undo(id), {
          done: 'Import undone',
          detail: fileName,
          failed: 'Couldn’t undo the import',
        }),
    });

  return (
    <Panel title="Imported reports">
      <QueryPanel
        query={useQuery(conversionImportsQuery)}
        name="imports"
        skeleton={['h-24']}
        empty={
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="text-sm text-muted">No reports imported yet.</p>
            <Button look="quiet" isCompact onClick={onImport}>
              Import a report
            </Button>
          </div>
        }
      >
        {(imports) => (
          <FirstItems rows={imports} first={5}>
            {(made) => (
              <li
                key={made.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-2.5 first:border-t-0"
              >
                <div className="min-w-0 basis-48 grow">
                  <p className="text-sm font-semibold wrap-anywhere">
                    {made.retailer} <span className="font-normal text-muted">· {made.fileName}</span>
                  </p>
                  <p className="text-xs text-muted">
                    <time dateTime={made.confirmedAt}>{zonedMinute(made.confirmedAt, timeZone)}</time> ·{' '}
                    {formatPlural(made.conversions, 'sale')}
                    {made.current < made.conversions &&
                      `, ${formatCount(made.conversions - made.current)} replaced by a later import`}
                  </p>
                </div>
                <Button look="quiet" isCompact onClick={() => onUndo(made)}>
                  Undo import<span className="sr-only"> of {made.fileName}</span>
                </Button>
              </li>
            )}
          </FirstItems>
        )}
      </QueryPanel>
      {dialog}
    </Panel>
  );
}
