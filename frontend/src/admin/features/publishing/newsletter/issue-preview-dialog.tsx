import type { IssuePreview } from '@astaguide/contracts/publishing/newsletter-issue';
import { localTime, momentOf } from '@astaguide/contracts/lib/time-zone';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { issuePreviewQuery, sendIssueMutation, testIssueMutation } from '../../../api/newsletter';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { useAction } from '../../../api/use-action';
import { formatPlural } from '../../../../lib/format';
import { failureText } from '../../../lib/failure';
import { zonedMinute } from '../../../lib/zoned-time';
import { Button } from '../../../../ui/button';
import { useConfirm } from '../../../ui/dialog/confirm-dialog';
import { Dialog } from '../../../ui/dialog/dialog';
import { TextField } from '../../../ui/inputs/text-field';
import { QueryPanel } from '../../../ui/query-panel';

interface IssuePreviewDialogProps {
  id: number;
  onClose: () => void;
}

/** Gmail shows no more than this of a mail. Characters. */
const LONGEST_SHOWN = 100_000;

/** The mail as readers get it, and the buttons that send it: to the owner first, then to everybody, now or later. */
export function IssuePreviewDialog({ id, onClose }: IssuePreviewDialogProps) {
  const query = useQuery(issuePreviewQuery(id));
  return (
    <Dialog size="large" title="Preview and send" onClose={onClose}>
      <QueryPanel query={query} name="preview" skeleton={['h-16', 'h-96']} className="flex flex-col gap-5">
        {(preview) => (
          <>
            <Sending id={id} preview={preview} onDone={onClose} />
            <MailPreview preview={preview} />
          </>
        )}
      </QueryPanel>
    </Dialog>
  );
}

function Sending({ id, preview, onDone }: { id: number; preview: IssuePreview; onDone: () => void }) {
  const timeZone = useOwnerTimeZone();
  const [sendAt, setSendAt] = useState('');
  const { ask, dialog } = useConfirm();
  const test = useMutation(testIssueMutation);
  const [send] = useAction(sendIssueMutation, {
    done: ({ sendAt: at }) => ({
      title: sendAt === '' ? 'The issue is on its way' : 'The issue is scheduled',
      description: sendAt === '' || at === null ? undefined : zonedMinute(at, timeZone),
    }),
    failed: 'The issue was not sent',
  });
  const readers = formatPlural(preview.recipients, 'reader');
  const onSend = () =>
    ask({
      title: sendAt === '' ? `Send it to ${readers} now?` : 'Schedule it?',
      text: (
        <p>
          {sendAt === ''
            ? 'You can pause it while it is being sent, but not take it back.'
            : `It goes to everybody who is confirmed at ${zonedMinute(sendAt, timeZone)} (${timeZone}).`}
        </p>
      ),
      action: sendAt === '' ? `Send to ${readers}` : 'Schedule',
      look: 'primary',
      onConfirm: async () => {
        const isSent = await send({ id, sendAt: sendAt || 'now' });
        if (isSent) onDone();
        return isSent;
      },
    });
  const isMissing = preview.missing.length > 0;
  return (
    <section aria-label="Sending" className="rounded-md border border-line bg-surface p-5">
      <p>
        <strong>{readers}</strong> <span className="text-muted">would get it now.</span>
      </p>
      {isMissing && (
        <ul role="alert" className="mt-2 list-disc pl-5 text-sm text-bad">
          {preview.missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {preview.html.length > LONGEST_SHOWN && (
        <p className="mt-2 text-sm text-warn">
          This is a long email: Gmail shows about the first 100 KB, and hides the rest with the link to
          unsubscribe.
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <TextField
          type="datetime-local"
          label="Send at"
          hint={`Leave blank for now. Time in ${timeZone}.`}
          className="min-w-0 basis-64"
          value={sendAt === '' ? '' : localTime(Date.parse(sendAt), timeZone)}
          onChange={({ target: { value } }) =>
            setSendAt(value === '' ? '' : new Date(momentOf(value.slice(0, 16), timeZone).time).toISOString())
          }
        />
        <div className="flex flex-wrap gap-3 pb-6">
          <Button look="quiet" disabled={test.isPending} onClick={() => test.mutate(id)}>
            {test.isPending ? 'Sending…' : 'Send a test to yourself'}
          </Button>
          <Button look="primary" disabled={isMissing} onClick={onSend}>
            {sendAt === '' ? 'Send now' : 'Schedule'}
          </Button>
        </div>
      </div>
      {/* Here and not in a toast, which screen readers do not find behind a dialog. */}
      {test.isSuccess && <p role="status">Test sent to {test.data.sentTo}.</p>}
      {test.isError && (
        <p role="alert" className="text-bad wrap-anywhere">
          The test was not sent. {failureText(test.error)}
        </p>
      )}
      {dialog}
    </section>
  );
}

/** The mail in its own document, which can run and load nothing. */
function MailPreview({ preview }: { preview: IssuePreview }) {
  const [isText, setIsText] = useState(false);
  return (
    <section aria-label="Email" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 font-semibold wrap-anywhere">{preview.subject}</p>
        <Button look="quiet" isCompact aria-pressed={isText} onClick={() => setIsText(!isText)}>
          {isText ? 'Show as HTML' : 'Show as text'}
        </Button>
      </div>
      {isText ? (
        <pre className="overflow-x-auto rounded-md border border-line bg-paper p-4 text-sm whitespace-pre-wrap">
          {preview.text}
        </pre>
      ) : (
        <iframe
          title="Email as HTML"
          sandbox=""
          srcDoc={preview.html}
          className="h-[60vh] w-full rounded-md border border-line bg-paper"
        />
      )}
    </section>
  );
}
