import { useQuery } from '@tanstack/react-query';
import { siteSettingsQuery } from '../../api/site-settings';
import { copyText } from '../../lib/copy-text';
import { useBriefly } from '../../lib/hooks/use-briefly';
import { Button } from '../../ui/button';
import { buttonStyle } from '../../ui/button-style';
import { CheckIcon, CopyIcon } from '../../ui/icons';

/** How long the button says that the address was copied. */
const COPIED_MS = 2000;

const labels = { idle: 'Copy address', copied: 'Copied!', failed: 'Copy failed' };

interface MailButtonsProps {
  label: string;
  /** Of the email. */
  subject?: string;
}

/** Writes to the contact address, or copies it for readers whose mail is in another program; nothing until it is entered. */
export function MailButtons({ label, subject }: MailButtonsProps) {
  const { data: settings } = useQuery(siteSettingsQuery);
  const [outcome, setOutcome] = useBriefly<'copied' | 'failed'>(COPIED_MS);
  const address = settings?.contactAddress;
  // The placeholder receives no mail.
  if (!address) return null;
  const copy = async () => setOutcome((await copyText(address)) ? 'copied' : 'failed');
  return (
    <div className="mt-5 flex flex-wrap gap-2 sm:gap-3">
      <a
        href={`mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}
        className={buttonStyle('primary', 'max-sm:px-3.5')}
      >
        {label}
      </a>
      <Button look="quiet" className="min-w-40 max-sm:px-3.5" onClick={() => void copy()}>
        {outcome === 'copied' ? <CheckIcon className="size-4" /> : <CopyIcon className="size-4" />}
        <span aria-live="polite">{labels[outcome ?? 'idle']}</span>
      </Button>
    </div>
  );
}
