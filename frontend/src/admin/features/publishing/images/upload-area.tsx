import { uploadTypes } from '@astaguide/contracts/publishing/image';
import { useId } from 'react';
import { classNames } from '../../../../lib/class-names';
import { buttonStyle } from '../../../../ui/button-style';
import { FileButton } from '../../../ui/form/file-button';
import { useIncomingFiles } from '../../../ui/form/use-incoming-files';
import { UploadIcon } from '../../../../ui/icons';
import { UploadList } from './upload-list';
import type { Uploads } from './use-uploads';

/** Accepts images by button, drop anywhere on the page, or paste, and shows their upload progress. */
export function UploadArea({ uploads, isUploading, add, remove, retry }: Uploads) {
  const id = useId();
  const isDragging = useIncomingFiles(add);
  return (
    <section
      aria-label="Upload images"
      className={classNames(
        'rounded-md border-2 border-dashed p-3 transition-colors max-sm:border-transparent max-sm:p-0 sm:p-4',
        isDragging ? 'border-accent bg-accent-soft' : 'border-edge sm:bg-surface',
      )}
    >
      <div className="flex items-center gap-x-4 sm:gap-x-5">
        <FileButton
          id={id}
          multiple
          accept={uploadTypes.join(',')}
          isSending={isUploading}
          style={buttonStyle('primary')}
          onFiles={add}
        >
          <UploadIcon />
          {isUploading ? 'Uploading…' : 'Upload images'}
        </FileButton>
        <p id={`${id}-hint`} className="min-w-0 flex-1 text-sm">
          <span className="max-sm:sr-only">
            {isDragging ? 'Drop to upload' : 'Or drop or paste images anywhere on this page'}
          </span>
          <span className="block text-xs text-muted">
            <span>PNG, JPG, GIF up to 10MB</span>
            <span> (WebP and AVIF too)</span>
          </span>
        </p>
      </div>
      <UploadList uploads={uploads} remove={remove} retry={retry} />
    </section>
  );
}
