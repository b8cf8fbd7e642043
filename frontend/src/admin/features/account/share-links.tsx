import {
  shareLinkInputSchema,
  sharedRanges,
  type ShareLink,
} from '@astaguide/contracts/share-links/share-link';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { createShareLinkMutation, shareLinksQuery } from '../../api/owner-access';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { endOfDay } from '../../lib/end-of-day';
import { rangeNames } from '../../lib/range-names';
import { zonedDay, zonedMinute } from '../../lib/zoned-time';
import { Button } from '../../../ui/button';
import { useInputForm } from '../../api/use-input-form';
import { Panel } from '../../ui/panel';
import { SelectField } from '../../ui/inputs/select-field';
import { SwitchField } from '../../ui/inputs/switch-field';
import { TextField } from '../../ui/inputs/text-field';
import { QueryPanel } from '../../ui/query-panel';
import { AccessList, type AccessRow } from './access-list';
import { SecretShownOnce } from '../../ui/secret-shown-once';

const fresh = { name: '', range: '28d', from: '', to: '', expiresAt: '', showsEarnings: false };

/** Links to reports: anyone with the link can view the report. */
export function ShareLinks() {
  const timeZone = useOwnerTimeZone();
  const [secret, setSecret] = useState<string>();
  const { form, field, onSubmit, isSending } = useInputForm({
    values: fresh,
    schema: shareLinkInputSchema,
    inputOf: ({ from, to, expiresAt, ...typed }) => ({
      ...typed,
      ...(typed.range === 'custom' && { from: from || null, to: to || null }),
      ...(expiresAt && { expiresAt: endOfDay(expiresAt, timeZone) }),
    }),
    send: useMutation(createShareLinkMutation).mutateAsync,
    onDone: ({ url }) => {
      setSecret(url);
      form.reset();
    },
    failed: 'Failed to create link',
  });
  const [range, showsEarnings] = useWatch({ control: form.control, name: ['range', 'showsEarnings'] });
  const dayField = (name: 'from' | 'to' | 'expiresAt', label: string, hint?: string) => (
    <TextField label={label} hint={hint} type="date" className="min-w-0" {...field(name)} />
  );
  return (
    <Panel title="Share links" about="Anyone with the link can view the report">
      <div className="flex flex-col gap-5">
        <form noValidate onSubmit={onSubmit} className="grid items-start gap-4 sm:grid-cols-2">
          <TextField label="Report title" className="min-w-0" {...field('name')} />
          <SelectField
            label="Period"
            options={sharedRanges.map((value) => ({ value, label: rangeNames[value] }))}
            {...field('range')}
          />
          {range === 'custom' && dayField('from', 'From')}
          {range === 'custom' && dayField('to', 'To')}
          {dayField('expiresAt', 'Expires', 'Leave blank for no expiry')}
          <SwitchField
            label="Show estimated earnings"
            checked={showsEarnings}
            onChange={(checked) => form.setValue('showsEarnings', checked)}
          />
          <div className="sm:mt-7">
            <Button look="quiet" type="submit" disabled={isSending}>
              Create link
            </Button>
          </div>
        </form>
        {secret !== undefined && (
          <SecretShownOnce
            label="your link"
            secret={secret}
            onDone={() => {
              setSecret(undefined);
              form.setFocus('name');
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
    </Panel>
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
