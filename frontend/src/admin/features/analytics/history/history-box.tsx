import type { HistoryImport } from '@astaguide/contracts/analytics/history-import';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPlural } from '../../../../lib/format';
import { Button } from '../../../../ui/button';
import { historyImportsQuery, removeHistoryMutation } from '../../../api/analytics/history-imports';
import { useAction } from '../../../api/use-action';
import { periodLabel } from '../../../lib/report-labels';
import { Badge } from '../../../ui/badge';
import { useConfirm } from '../../../ui/dialog/confirm-dialog';
import { lazyDialog } from '../../../ui/dialog/lazy-dialog';
import { FirstItems } from '../../../ui/first-rows';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';
import { leftOutText, sourceNames } from './history-text';

const HistoryDialog = lazyDialog(() => import('./history-dialog'));

/** The imported history of other analytics tools, each of which can be taken out. */
export function HistoryBox() {
  const [isImporting, setIsImporting] = useState(false);
  const { ask, dialog } = useConfirm();
  const [remove] = useAction(removeHistoryMutation, {
    done: 'Import removed',
    failed: 'Couldn’t remove the import',
  });
  const onRemove = (made: HistoryImport) =>
    ask({
      title: 'Remove this import?',
      text: (
        <p>
          This takes {formatPlural(made.days, 'day')} from {made.fileName} out of all reports. You can import
          the file again.
        </p>
      ),
      action: 'Remove import',
      onConfirm: () => remove(made.id),
    });
  return (
    <Panel
      title="Traffic history"
      about="Bring your numbers from Plausible, Umami or Google Analytics 4. Days with visits recorded here always keep their own numbers."
    >
      <div className="flex flex-col gap-4">
        <div>
          <Button look="quiet" isCompact onClick={() => setIsImporting(true)}>
            Import history
          </Button>
        </div>
        <QueryPanel
          query={useQuery(historyImportsQuery)}
          name="imported history"
          skeleton={['h-16']}
          errorHint="Your reports are not affected."
          empty="No history imported yet."
        >
          {(imports) => (
            <FirstItems rows={imports} first={5} aria-label="Imported history">
              {(made) => <ImportRow key={made.id} made={made} onRemove={() => onRemove(made)} />}
            </FirstItems>
          )}
        </QueryPanel>
      </div>
      {isImporting && <HistoryDialog onClose={() => setIsImporting(false)} />}
      {dialog}
    </Panel>
  );
}

function ImportRow({ made, onRemove }: { made: HistoryImport; onRemove: () => void }) {
  const { source, fileName, days, state } = made;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-2.5 first:border-t-0">
      <div className="min-w-0 basis-48 grow">
        <p className="flex flex-wrap items-center gap-x-2 text-sm font-semibold wrap-anywhere">
          <span>
            {sourceNames[source]} <span className="font-normal text-muted">· {fileName}</span>
          </span>
          {state === 'importing' && <Badge tone="plain">Importing…</Badge>}
          {state === 'failed' && <Badge tone="bad">Failed</Badge>}
        </p>
        <p className="text-xs text-muted">
          {periodLabel(made)} · {formatPlural(days, 'day')}
          {leftOutText(made).map((sentence) => ` · ${sentence}`)}
          {state === 'failed' && ' · Remove it and import the file again.'}
        </p>
      </div>
      <Button look="quiet" isCompact onClick={onRemove}>
        Remove<span className="sr-only"> the import of {fileName}</span>
      </Button>
    </li>
  );
}
