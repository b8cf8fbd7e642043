import {
  MAX_SUBSCRIBERS_FILE_BYTES,
  type SubscriberImport,
} from '@astaguide/contracts/publishing/newsletter-import';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { importSubscribersMutation } from '../../../api/newsletter';
import { formatCount, formatPlural } from '../../../../lib/format';
import { toast } from '../../../../lib/toast-store';
import { failureText, fieldErrors } from '../../../lib/failure';
import { Button } from '../../../../ui/button';
import { buttonStyle } from '../../../../ui/button-style';
import { csvTypes, FileButton } from '../../../ui/form/file-button';

/** Imports subscribers who agreed elsewhere: first a trial run, which stores nothing, then the import. */
export function ImportSubscribers({ isOpen = false }: { isOpen?: boolean }) {
  const id = useId();
  const [trial, setTrial] = useState<{ file: File; result: SubscriberImport }>();
  const [problem, setProblem] = useState<string>();
  const { mutateAsync, isPending } = useMutation(importSubscribersMutation);
  const send = async (file: File, isTrial: boolean) => {
    setProblem(undefined);
    if (file.size > MAX_SUBSCRIBERS_FILE_BYTES) {
      setProblem(`Maximum ${MAX_SUBSCRIBERS_FILE_BYTES / 1024 / 1024} MB. Import it in parts.`);
      return;
    }
    try {
      const result = await mutateAsync({ file, isTrial });
      setTrial(isTrial ? { file, result } : undefined);
      if (isTrial) return;
      const description = `${formatPlural(result.added, 'subscriber')} added`;
      toast({ title: 'Subscribers imported', description });
    } catch (error) {
      setProblem(fieldErrors(error)[0]?.message ?? failureText(error));
    }
  };
  return (
    <details open={isOpen} className="text-sm">
      <summary className="w-fit cursor-pointer py-1 underline underline-offset-4">
        <h2 className="inline font-sans text-sm font-semibold">Import subscribers</h2>
      </summary>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton
          id={id}
          accept={csvTypes}
          isSending={isPending}
          style={buttonStyle('quiet', undefined, 'compact')}
          onFiles={([file]) => void (file && send(file, true))}
        >
          {isPending ? 'Reading…' : 'Choose a CSV file'}
        </FileButton>
        <p id={`${id}-hint`} className="min-w-0 grow basis-60 text-xs text-muted">
          Columns: email, consented_at (2026-11-30) and source (where they agreed). You see what it would do
          before anything is stored. Addresses that left or bounced are not brought back.
        </p>
      </div>
      {problem !== undefined && (
        <p role="alert" className="mt-3 text-bad wrap-anywhere">
          {problem}
        </p>
      )}
      {trial && (
        <div role="status" className="mt-4 rounded-sm border border-line bg-surface p-4">
          <p>
            <strong>{trial.file.name}</strong>: {formatPlural(trial.result.added, 'subscriber')} to add,{' '}
            {formatCount(trial.result.known)} on the list already, {formatCount(trial.result.suppressed)}{' '}
            suppressed, {formatCount(trial.result.refusedCount)} left out.
          </p>
          {trial.result.refused.length > 0 && (
            <ul className="mt-2 max-h-48 overflow-y-auto text-xs text-muted">
              {trial.result.refused.map(({ line, message }) => (
                <li key={line}>
                  Line {line}: {message}
                </li>
              ))}
            </ul>
          )}
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              look="primary"
              isCompact
              disabled={isPending || trial.result.added === 0}
              onClick={() => void send(trial.file, false)}
            >
              Import {formatPlural(trial.result.added, 'subscriber')}
            </Button>
            <Button look="quiet" isCompact onClick={() => setTrial(undefined)}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </details>
  );
}
