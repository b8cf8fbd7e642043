import { MAX_RATES_FILE_BYTES } from '@astaguide/contracts/earnings/exchange-rate';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError } from '../../../api/http';
import { classNames } from '../../../lib/class-names';
import { formatPlural } from '../../../lib/format';
import { toast } from '../../../lib/toast-store';
import { buttonStyle } from '../../../ui/button-style';
import { importRatesMutation } from '../../api/earnings';
import { failureText } from '../../api/failure-text';

/** Imports rates from a CSV file. A bad file changes nothing, and its bad lines are listed. */
export function RatesFile() {
  const id = useId();
  const [problems, setProblems] = useState<string[]>([]);
  const { mutateAsync: send, isPending } = useMutation(importRatesMutation);
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_RATES_FILE_BYTES) {
      setProblems(['Maximum 2 MB. Import a shorter period.']);
      return;
    }
    setProblems([]);
    try {
      const { rates, currencies } = await send(file);
      toast({
        title: 'Rates imported',
        description: `${formatPlural(rates, 'rate')}: ${currencies.join(', ')}`,
      });
    } catch (error) {
      setProblems(problemsOf(error));
    }
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 text-sm">
      <div className="relative">
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          disabled={isPending}
          aria-describedby={`${id}-hint`}
          className="peer absolute inset-0 size-full opacity-0"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // Allows choosing the same file again.
            target.value = '';
          }}
        />
        <label
          htmlFor={id}
          className={classNames(
            buttonStyle('quiet', undefined, 'compact'),
            'relative cursor-pointer peer-disabled:cursor-not-allowed peer-disabled:opacity-60',
            'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent',
          )}
        >
          {isPending ? 'Importing…' : 'Import a CSV file'}
        </label>
      </div>
      <p id={`${id}-hint`} className="min-w-0 grow basis-60 text-xs text-muted">
        With the columns currency, validFrom (such as 2026-01-31) and rate. Rates of the same day are
        replaced.
      </p>
      {problems.length > 0 && (
        <div role="alert" className="basis-full text-bad">
          <p>Nothing was imported:</p>
          <ul className="mt-1 list-disc pl-5 wrap-anywhere">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The bad lines, or why there was no answer about them. */
function problemsOf(error: unknown): string[] {
  const errors = error instanceof ApiError ? error.problem?.errors : undefined;
  return errors?.length ? errors.map(({ message }) => message) : [failureText(error)];
}
