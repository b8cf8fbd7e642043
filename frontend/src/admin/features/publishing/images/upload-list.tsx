import { Button } from '../../../../ui/button';
import type { Upload } from './upload-queue';
import type { Uploads } from './use-uploads';

/** Pending uploads, and failed ones with their errors. */
export function UploadList({ uploads, remove, retry }: Pick<Uploads, 'uploads' | 'remove' | 'retry'>) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="mt-4 divide-y divide-line border-t border-line">
      {uploads.map((upload) => (
        <li key={upload.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <div className="min-w-0 grow basis-48">
            <p className="truncate text-sm font-semibold" title={upload.name}>
              {upload.name}
            </p>
            <Progress upload={upload} />
          </div>
          <div className="flex gap-2">
            {upload.isRetryable && (
              <Button
                look="quiet"
                isCompact
                aria-label={`Try again: ${upload.name}`}
                onClick={() => retry(upload.id)}
              >
                Try again
              </Button>
            )}
            <Button
              look="quiet"
              isCompact
              aria-label={`${removeVerb(upload)} ${upload.name}`}
              onClick={() => remove(upload.id)}
            >
              {removeVerb(upload)}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

const removeVerb = ({ state }: Upload) => (state === 'failed' ? 'Dismiss' : 'Cancel');

function Progress({ upload: { name, state, progress, failure } }: { upload: Upload }) {
  if (state === 'failed') return <p className="text-sm text-bad">{failure}</p>;
  if (state === 'waiting') return <p className="text-xs text-muted">Queued</p>;
  const percent = Math.round(progress * 100);
  return (
    <>
      <div
        role="progressbar"
        aria-label={`Uploading ${name}`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-1 h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full bg-accent transition-[width]" style={{ width: `${percent}%` }} />
      </div>
      <p aria-hidden="true" className="mt-0.5 text-xs text-muted tabular-nums">
        {percent < 100 ? `${percent}%` : 'Processing…'}
      </p>
    </>
  );
}
