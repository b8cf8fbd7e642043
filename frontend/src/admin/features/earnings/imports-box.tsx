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

/** Sales that a network called in cannot be imported again, so that their deletion has words of its own. */
function wordsOf({ kind, fileName, retailer, conversions }: ConversionImport) {
  const sales = formatPlural(conversions, 'sale');
  if (kind === 'postbacks')
    return {
      title: 'Delete all postbacks of this network?',
      text: `This deletes what ${retailer} reported by itself about ${sales}. Unlike a file, it can’t be imported again. Sales that your imported files have as well count as those say.`,
      action: 'Delete postbacks',
      done: 'Postbacks deleted',
    };
  if (kind === 'corrections')
    return {
      title: 'Undo all your corrections?',
      text: `This undoes your corrections of ${sales} of ${retailer}. They count again as the network reports them.`,
      action: 'Undo corrections',
      done: 'Corrections undone',
    };
  return {
    title: 'Undo this import?',
    text: `This removes ${sales} from ${fileName}. What it replaced counts again. You can import the file again.`,
    action: 'Undo import',
    done: 'Import undone',
  };
}

/** Imported reports, postbacks and corrections, each of which can be undone. */
export function ImportsBox({ onImport }: { onImport: () => void }) {
  const timeZone = useOwnerTimeZone();
  const { ask, dialog } = useConfirm();
  const { mutateAsync: undo } = useMutation(undoImportMutation);
  const onUndo = (made: ConversionImport) => {
    const { title, text, action, done } = wordsOf(made);
    return ask({
      title,
      text: <p>{text}</p>,
      action,
      onConfirm: () =>
        toastOutcome(undo(made.id), { done, detail: made.retailer, failed: 'Couldn’t undo it' }),
    });
  };

  const query = useQuery(conversionImportsQuery);
  return (
    <Panel title="Imported reports" note={query.data && formatPlural(query.data.length, 'report')} isFolded>
      <QueryPanel
        query={query}
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
                      `, ${formatCount(made.conversions - made.current)} replaced by later reports`}
                  </p>
                </div>
                <Button look="quiet" isCompact onClick={() => onUndo(made)}>
                  {wordsOf(made).action}
                  <span className="sr-only">
                    {' '}
                    of {made.kind === 'report' ? made.fileName : made.retailer}
                  </span>
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
