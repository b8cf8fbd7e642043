import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toast } from '../../../lib/toast-store';
import { buttonStyle } from '../../../ui/button-style';
import { failureText, fieldErrors } from '../../lib/failure';
import { csvTypes, FileButton } from './file-button';

interface FileImportProps<Result> {
  mutation: UseMutationOptions<Result, Error, File>;
  /** Bytes. */
  largest: number;
  /** The columns of the file. */
  hint: string;
  /** The toast after it. */
  done: (result: Result) => { title: string; description: string };
}

/** Imports a CSV file, all of it or nothing: the bad lines of a file are listed. */
export function FileImport<Result>({ mutation, largest, hint, done }: FileImportProps<Result>) {
  const id = useId();
  const [problems, setProblems] = useState<string[]>([]);
  const { mutateAsync: send, isPending } = useMutation(mutation);
  const take = async (file: File) => {
    if (file.size > largest) {
      setProblems([`Maximum ${largest / 1024 / 1024} MB. Import it in parts.`]);
      return;
    }
    setProblems([]);
    try {
      toast(done(await send(file)));
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
        {hint}
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
