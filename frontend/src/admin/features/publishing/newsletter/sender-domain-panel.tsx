import { senderDomainQuerySchema, type SenderRecord } from '@astaguide/contracts/publishing/sender-domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { senderDomainQuery } from '../../../api/newsletter';
import { copyText } from '../../../../lib/copy-text';
import { toast } from '../../../../lib/toast-store';
import { Button } from '../../../../ui/button';
import { Badge } from '../../../ui/badge';
import { TextField } from '../../../ui/inputs/text-field';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';

const purposes: Record<SenderRecord['kind'], string> = {
  SPF: 'Says which servers may send for your domain.',
  DKIM: 'Holds the key with which your mail provider signs your emails.',
  DMARC: 'Says what mailboxes do with emails that pass neither.',
};

const badges = {
  found: { tone: 'good', label: 'Found' },
  missing: { tone: 'bad', label: 'Not found' },
  wrong: { tone: 'bad', label: 'Wrong' },
  unknown: { tone: 'warn', label: 'Not known' },
} as const;

/** The DNS records by which mailboxes recognize the sender, as DNS has them now, and what to set. */
export function SenderDomainPanel() {
  const [entered, setEntered] = useState('');
  const [selector, setSelector] = useState('');
  const [error, setError] = useState<string>();
  const query = useQuery(senderDomainQuery(selector));
  const check = () => {
    const read = senderDomainQuerySchema.safeParse({ selector: entered.trim() || undefined });
    setError(read.error?.issues[0]?.message);
    if (!read.success) return;
    const next = read.data.selector ?? '';
    if (next === selector) void query.refetch();
    else setSelector(next);
  };
  return (
    <Panel
      title="Sender’s domain"
      about="Mailboxes put emails into spam, or refuse them, when these DNS records are missing. Set them where your domain is registered. A change can take some hours to show here."
    >
      <form
        aria-label="Check the sender’s domain"
        noValidate
        className="mb-5 flex flex-wrap items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <TextField
          label="Name of the DKIM key (selector)"
          hint="From your mail provider: the part before “._domainkey”"
          error={error}
          placeholder="s1"
          autoCapitalize="none"
          spellCheck={false}
          className="min-w-0 grow basis-60 sm:max-w-xs"
          value={entered}
          onChange={({ target }) => setEntered(target.value)}
        />
        <Button look="quiet" type="submit" disabled={query.isFetching} className="sm:mt-7">
          {query.isFetching ? 'Checking…' : 'Check records'}
        </Button>
      </form>
      <QueryPanel query={query} name="records" skeleton={['h-24', 'h-24', 'h-24']}>
        {({ domain, records }) => (
          <ul aria-label={`Records of ${domain}`} className="divide-y divide-line border-y border-line">
            {records.map((record) => (
              <RecordRow key={record.kind} record={record} />
            ))}
          </ul>
        )}
      </QueryPanel>
    </Panel>
  );
}

function RecordRow({ record: { kind, state, name, found, toSet, explanation } }: { record: SenderRecord }) {
  const { tone, label } = badges[state];
  return (
    <li className="py-4 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{kind}</strong>
        <Badge tone={tone}>{label}</Badge>
        <span className="text-muted">{purposes[kind]}</span>
      </p>
      <p className="mt-1">{explanation}</p>
      <dl className="mt-2 grid gap-x-3 gap-y-1 text-xs sm:grid-cols-[auto_1fr]">
        {name !== null && <Entry label="Name" texts={[name]} />}
        {found.length > 0 && <Entry label="In DNS" texts={found} />}
        {state !== 'found' && toSet !== null && <Entry label="TXT record to set" texts={[toSet]} hasCopy />}
      </dl>
    </li>
  );
}

function Entry({ label, texts, hasCopy = false }: { label: string; texts: string[]; hasCopy?: boolean }) {
  const copy = async (text: string) =>
    toast({ title: (await copyText(text)) ? 'Record copied' : 'Copy failed', description: text });
  return (
    <>
      <dt className="py-0.5 text-muted">{label}</dt>
      <dd className="flex min-w-0 flex-col items-start gap-1">
        {texts.map((text) => (
          <span key={text} className="flex max-w-full flex-wrap items-center gap-2">
            <code className="min-w-0 wrap-anywhere">{text}</code>
            {hasCopy && (
              <Button look="quiet" isCompact onClick={() => void copy(text)}>
                Copy<span className="sr-only"> {text}</span>
              </Button>
            )}
          </span>
        ))}
      </dd>
    </>
  );
}
