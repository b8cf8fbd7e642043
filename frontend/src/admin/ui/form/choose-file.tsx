import { useId, useState } from 'react';
import { classNames } from '../../../lib/class-names';
import { buttonStyle } from '../../../ui/button-style';
import { UploadIcon } from '../../../ui/icons';
import { FileButton } from './file-button';
import { useIncomingFiles } from './use-incoming-files';

interface ChooseFileProps {
  /** As the attribute of an input: '.csv,.zip'. */
  accept: string;
  /** Maximum size in bytes. */
  largest: number;
  /** Which files, after which their largest size is named: 'CSV or a ZIP of these'. */
  kinds: string;
  /** Further limits, after the size. */
  limits?: string;
  isSending: boolean;
  onFile: (file: File) => void;
}

/** Accepts one file: chosen with the button, dropped anywhere, or pasted. */
export function ChooseFile({ accept, largest, kinds, limits = '', isSending, onFile }: ChooseFileProps) {
  const megabytes = largest / 1024 / 1024;
  const id = useId();
  const [refusal, setRefusal] = useState<string>();
  const take = ([file]: Iterable<File>) => {
    if (!file || isSending) return;
    const isTooLarge = file.size > largest;
    setRefusal(isTooLarge ? `The file has more than ${megabytes} MB. Export a shorter period.` : undefined);
    if (!isTooLarge) onFile(file);
  };
  const isDragging = useIncomingFiles(take);
  return (
    <div
      className={classNames(
        'flex flex-col items-center gap-4 rounded-md border-2 border-dashed px-5 py-10 text-center transition-colors',
        isDragging ? 'border-accent bg-accent-soft' : 'border-edge',
      )}
    >
      <FileButton id={id} accept={accept} isSending={isSending} style={buttonStyle('primary')} onFiles={take}>
        <UploadIcon />
        {isSending ? 'Uploading…' : 'Choose a file'}
      </FileButton>
      <p id={`${id}-hint`} className="text-sm">
        <span className="max-sm:sr-only">
          {isDragging ? 'Drop the file anywhere.' : 'Or drop it anywhere on this page, or paste it.'}
        </span>
        <span className="block text-xs text-muted">
          {kinds}, up to {megabytes} MB{limits}.
        </span>
      </p>
      {refusal && (
        <p role="alert" className="text-sm text-bad">
          {refusal}
        </p>
      )}
    </div>
  );
}
