import { shareLinkInputSchema, sharedRanges, type ShareLink } from '@astaguide/contracts/report/share-link';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { failureText } from '../../api/failure-text';
import { createShareLinkMutation, shareLinksQuery } from '../../api/owner-access';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { endOfDay } from '../../lib/end-of-day';
import { zonedDay, zonedMinute } from '../../lib/zoned-time';
import { messagesOf } from '../../lib/messages';
import { buttonStyle } from '../../../ui/button-style';
import { SelectField } from '../../ui/inputs/select-field';
import { SwitchField } from '../../ui/inputs/switch-field';
import { TextField } from '../../ui/inputs/text-field';
import { QueryPanel } from '../../ui/query-panel';
import { toast } from '../../../lib/toast-store';
import { AccessList, type AccessRow } from './access-list';
import { SecretShownOnce } from '../../ui/secret-shown-once';

type Range = (typeof sharedRanges)[number];

const rangeNames: Record<Range, string> = {
  '7d': 'Last 7 days',
  '28d': 'Last 28 days',
  '90d': 'Last 90 days',
  '12m': 'Last 12 months',
  custom: 'Custom range',
};
const fresh = { name: '', range: '28d' as Range, from: '', to: '', lastDay: '', showsEarnings: false };

/** Links to reports: anyone with the link can view the report. */
export function ShareLinks() {
  const timeZone = useOwnerTimeZone();
  const { mutateAsync: create, isPending } = useMutation(createShareLinkMutation);
  const [values, setValues] = useState(fresh);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [secret, setSecret] = useState<string>();
  const nameField = useRef<HTMLInputElement>(null);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const { name, range, from, to, lastDay, showsEarnings } = values;
    const parsed = shareLinkInputSchema.safeParse({
      name,
      range,
      showsEarnings,
      ...(range === 'custom' && { from: from || null, to: to || null }),
      ...(lastDay && { expiresAt: endOfDay(lastDay, timeZone) }),
    });
    setErrors(messagesOf(parsed));
    if (!parsed.success) return;
    try {
      setSecret((await create(parsed.data)).url);
      setValues(fresh);
    } catch (failure) {
      toast({ title: 'Failed to create link', description: failureText(failure), variant: 'destructive' });
    }
  };
  const text = (
    name: 'name' | 'from' | 'to' | 'lastDay',
    label: string,
    error: string | undefined,
    hint?: string,
  ) => (
    <TextField
      label={label}
      hint={hint}
      ref={name === 'name' ? nameField : undefined}
      type={name === 'name' ? 'text' : 'date'}
      className="min-w-0"
      value={values[name]}
      error={error}
      onChange={({ target }) => setValues({ ...values, [name]: target.value })}
    />
  );
  return (
    <div className="flex flex-col gap-5">
      <form
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        className="grid items-start gap-4 sm:grid-cols-2"
      >
        {text('name', 'Report title', errors['name'])}
        <SelectField
          label="Period"
          options={sharedRanges.map((value) => ({ value, label: rangeNames[value] }))}
          value={values.range}
          onChange={({ target }) => setValues({ ...values, range: target.value as Range })}
        />
        {values.range === 'custom' && text('from', 'From', errors['from'])}
        {values.range === 'custom' && text('to', 'To', errors['to'])}
        {text('lastDay', 'Expires', errors['expiresAt'], 'Leave blank for no expiry')}
        <SwitchField
          label="Show estimated earnings"
          checked={values.showsEarnings}
          onChange={(showsEarnings) => setValues({ ...values, showsEarnings })}
        />
        <div className="sm:mt-7">
          <button type="submit" className={buttonStyle('quiet')} disabled={isPending}>
            Create link
          </button>
        </div>
      </form>
      {secret !== undefined && (
        <SecretShownOnce
          label="your link"
          secret={secret}
          onDone={() => {
            setSecret(undefined);
            nameField.current?.focus();
          }}
        />
      )}
      <QueryPanel query={useQuery(shareLinksQuery)} name="links" skeleton={['h-16']}>
        {(links) => (
          <AccessList
            label="Share links"
            rows={links.map((link) => rowOf(link, timeZone))}
            empty="No links yet. Shares totals, chart and top lists."
          />
        )}
      </QueryPanel>
    </div>
  );
}

function rowOf(
  { id, name, range, from, to, showsEarnings, createdAt, expiresAt }: ShareLink,
  timeZone: string,
): AccessRow {
  const days =
    range === 'custom' ? `${zonedDay(from!, 'UTC')} to ${zonedDay(to!, 'UTC')}` : rangeNames[range];
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  const end =
    expiresAt === null
      ? 'No expiry'
      : `${isOver ? 'Expired' : 'Expires'} ${zonedMinute(expiresAt, timeZone)}`;
  const details = [
    showsEarnings ? `${days}, with earnings` : days,
    `${end} · Created ${zonedDay(createdAt, timeZone)}`,
  ];
  return { address: `/api/share-links/${id}`, name, details, isOver };
}
