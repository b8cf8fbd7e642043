import { useState } from 'react';
import { copyText } from '../../lib/copy-text';
import { buttonStyle } from '../../ui/button-style';

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
      <p className="font-semibold">Copy {label} now. You won’t see it again.</p>
      <code className="rounded-sm bg-paper p-2 text-xs break-all">{secret}</code>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className={buttonStyle('primary', '', 'compact')}
          onClick={() => void copyText(secret).then(setCopied)}
        >
          {copied ? 'Copied!' : 'Copy'}
        </button>
        <button type="button" className={buttonStyle('quiet', '', 'compact')} onClick={onDone}>
          Done
        </button>
      </div>
    </div>
  );
}
