import { useState } from 'react';
import { copyText } from '../../lib/copy-text';
import { Button } from '../../ui/button';

/** A secret that is shown once, until it is dismissed. */
export function SecretShownOnce({
  label,
  secret,
  onDone,
}: {
  label: string;
  secret: string;
  onDone: () => void;
}) {
  const [copied, setCopied] = useState(false);
  return (
    <div
      role="status"
      className="flex flex-col gap-3 rounded-sm border border-accent bg-accent-soft p-4 text-sm"
    >
      <p className="font-semibold">
        Copy {label} now. It isn’t shown again, but you can create a new one any time.
      </p>
      <code className="rounded-sm bg-paper p-2 text-xs break-all">{secret}</code>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" isCompact onClick={() => void copyText(secret).then(setCopied)}>
          {copied ? 'Copied!' : 'Copy'}
        </Button>
        <Button look="quiet" isCompact onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
