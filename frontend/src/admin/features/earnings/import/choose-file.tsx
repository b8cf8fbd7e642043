import {
  MAX_CONVERSION_REPORT_BYTES,
  MAX_CONVERSION_ROWS,
} from '@astaguide/contracts/earnings/conversion-import';
import { useId, useState } from 'react';
import { classNames } from '../../../../lib/class-names';
import { formatCount } from '../../../../lib/format';
import { buttonStyle } from '../../../../ui/button-style';
import { csvTypes, FileButton } from '../../../ui/form/file-button';
import { useIncomingFiles } from '../../../ui/form/use-incoming-files';
import { UploadIcon } from '../../../../ui/icons';

/** Accepts a report file: chosen with the button, dropped anywhere, or pasted. */
export function ChooseFile({ isSending, onFile }: { isSending: boolean; onFile: (file: File) => void }) {
  const id = useId();
  const [refusal, setRefusal] = useState<string>();
  const take = ([file]: Iterable<File>) => {
    if (!file || isSending) return;
    const isTooLarge = file.size > MAX_CONVERSION_REPORT_BYTES;
    setRefusal(isTooLarge ? 'Maximum 5 MB. Export a shorter period.' : undefined);
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
      <FileButton
        id={id}
        accept={csvTypes}
        isSending={isSending}
        style={buttonStyle('primary')}
        onFiles={take}
      >
        <UploadIcon />
        {isSending ? 'Uploading…' : 'Choose a CSV file'}
      </FileButton>
      <p id={`${id}-hint`} className="text-sm">
        {isDragging ? 'Drop the file anywhere.' : 'Or drop it anywhere on this page, or paste it.'}
        <span className="block text-xs text-muted">
          Up to 5 MB and {formatCount(MAX_CONVERSION_ROWS)} rows, amounts in US dollars. Comma, semicolon or
          tab separated.
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
