import { MAX_RATES_FILE_BYTES } from '@astaguide/contracts/earnings/exchange-rate';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatPlural } from '../../../lib/format';
import { toast } from '../../../lib/toast-store';
import { buttonStyle } from '../../../ui/button-style';
import { importRatesMutation } from '../../api/earnings';
import { failureText, fieldErrors } from '../../lib/failure';
import { csvTypes, FileButton } from '../../ui/form/file-button';

/** Imports rates from a CSV file. A bad file changes nothing, and its bad lines are listed. */
export function RatesFile() {
  const id = useId();
  const [problems, setProblems] = useState<string[]>([]);
  const { mutateAsync: send, isPending } = useMutation(importRatesMutation);
  const take = async (file: File) => {
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
      const lines = fieldErrors(error).map(({ message }) => message);
      setProblems(lines.length > 0 ? lines : [failureText(error)]);
    }
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 text-sm">
      <FileButton
        id={id}
        accept={csvTypes}
        isSending={isPending}
        style={buttonStyle('quiet', undefined, 'compact')}
        onFiles={([file]) => void (file && take(file))}
      >
        {isPending ? 'Importing…' : 'Import a CSV file'}
      </FileButton>
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
