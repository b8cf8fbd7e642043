import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';

interface CsvFileButtonProps {
  /** The element `${id}-hint` describes the button. */
  id: string;
  isSending: boolean;
  /** Of `buttonStyle`. */
  style: string;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** Opens the choice of a CSV file. */
export function CsvFileButton({ id, isSending, style, onFile, children }: CsvFileButtonProps) {
  return (
    <div className="relative">
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        disabled={isSending}
        aria-describedby={`${id}-hint`}
        className="peer absolute inset-0 size-full opacity-0"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className={classNames(
          style,
          'relative cursor-pointer peer-disabled:cursor-not-allowed peer-disabled:opacity-60',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent',
        )}
      >
        {children}
      </label>
    </div>
  );
}
