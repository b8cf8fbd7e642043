import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';

interface FileButtonProps {
  /** The element `${id}-hint` describes the button. */
  id: string;
  /** The accepted types and extensions, separated by commas. */
  accept: string;
  multiple?: boolean;
  isSending: boolean;
  /** Of `buttonStyle`. */
  style: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** Opens the choice of files. */
export function FileButton({ id, isSending, style, onFiles, children, ...input }: FileButtonProps) {
  return (
    <div className="relative">
      <input
        id={id}
        type="file"
        {...input}
        disabled={isSending}
        aria-describedby={`${id}-hint`}
        className="peer absolute inset-0 size-full opacity-0"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
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

/** What a `FileButton` accepts for a CSV file. */
export const csvTypes = '.csv,.tsv,.txt,text/csv';
