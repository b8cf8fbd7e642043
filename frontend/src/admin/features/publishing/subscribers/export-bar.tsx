import type { NewsletterSubscriber } from '@astaguide/contracts/publishing/newsletter';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { copyText } from '../../../../lib/copy-text';
import { downloadText } from '../../../lib/download-text';
import { formatCount } from '../../../../lib/format';
import { zonedDate } from '../../../lib/zoned-time';
import { Button } from '../../../../ui/button';
import { toast, toastError } from '../../../../lib/toast-store';
import { subscribersCsv } from './subscribers-csv';

interface ExportBarProps {
  subscribers: readonly NewsletterSubscriber[];
  /** Of the active ones. */
  addresses: readonly string[];
}

/** Exports addresses: as a text file, to the clipboard, or as CSV. */
export function ExportBar({ subscribers, addresses }: ExportBarProps) {
  const timeZone = useOwnerTimeZone();
  const filename = (extension: string) =>
    `newsletter-subscribers-${zonedDate(new Date(), timeZone)}.${extension}`;
  const onExport = () => {
    downloadText(filename('txt'), 'text/plain', addresses.map((address) => `${address}\n`).join(''));
    toast({
      title: 'Emails exported',
      description: `${formatCount(addresses.length)} email addresses have been downloaded`,
    });
  };
  const onCsv = () => {
    downloadText(filename('csv'), 'text/csv', subscribersCsv(subscribers));
    toast({
      title: 'CSV exported',
      description: `${formatCount(subscribers.length)} subscribers have been downloaded`,
    });
  };
  const hasNobody = addresses.length === 0;
  return (
    <div
      role="group"
      aria-label="Export addresses"
      title="Export and Copy All include active subscribers only."
      className="flex flex-wrap gap-2 max-sm:*:grow"
    >
      <Button look="quiet" isCompact disabled={hasNobody} onClick={onExport}>
        Export
      </Button>
      <Button look="quiet" isCompact disabled={hasNobody} onClick={() => void copyAddresses(addresses)}>
        Copy All
      </Button>
      <Button look="quiet" isCompact disabled={subscribers.length === 0} onClick={onCsv}>
        Export CSV
      </Button>
    </div>
  );
}

async function copyAddresses(addresses: readonly string[]): Promise<void> {
  // In the form that mail programs accept.
  if (await copyText(addresses.join(', '))) {
    return toast({
      title: 'Emails copied',
      description: `${formatCount(addresses.length)} email addresses have been copied`,
    });
  }
  toastError('Couldn’t copy emails', 'Your browser blocked it. Use Export instead.');
}
