import {
  shareLinkInputSchema,
  sharedRanges,
  type ShareLink,
} from '@astaguide/contracts/share-links/share-link';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createShareLinkMutation, shareLinksQuery } from '../../api/owner-access';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { rangeNames } from '../../lib/range-names';
import { zonedDay, zonedMinute, endOfDay } from '../../lib/zoned-time';
import type { FieldLayout } from '../../ui/form/contract-field';
import { contractForm } from '../../ui/form/contract-form';
import { InputForm } from '../../ui/form/input-form';
import { Panel } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';
import { AccessList, type AccessRow } from './access-list';
import { SecretShownOnce } from '../../ui/secret-shown-once';

const linkForm = contractForm(shareLinkInputSchema);
type LinkValues = typeof linkForm.empty;

const fieldsOf = ({ range }: LinkValues): FieldLayout<LinkValues>[] => [
  { name: 'name', label: 'Report title' },
  {
    name: 'range',
    label: 'Period',
    options: sharedRanges.map((value) => ({ value, label: rangeNames[value] })),
  },
  ...(range === 'custom'
    ? [
        { name: 'from', label: 'From', type: 'date' } as const,
        { name: 'to', label: 'To', type: 'date' } as const,
      ]
    : []),
  { name: 'expiresAt', label: 'Expires', hint: 'Leave blank for no expiry', type: 'date' },
  { name: 'showsEarnings', label: 'Show estimated earnings' },
];

/** Links to reports: anyone with the link can view the report. */
export function ShareLinks() {
  const timeZone = useOwnerTimeZone();
  const [created, setCreated] = useState<{ url: string; onDone: () => void }>();
  const inputOf = (values: LinkValues) => {
    const { from, to, ...input } = linkForm.inputOf(values);
    return {
      ...input,
      ...(input.range === 'custom' && { from, to }),
      expiresAt: input.expiresAt ? endOfDay(input.expiresAt, timeZone) : null,
    };
  };
  return (
    <Panel title="Share links" about="Anyone with the link can view the report">
      <div className="flex flex-col gap-5">
        <InputForm
          contract={{ ...linkForm, inputOf }}
          values={{ range: '28d' }}
          fields={fieldsOf}
          send={useMutation(createShareLinkMutation).mutateAsync}
          failed="Failed to create link"
          onDone={({ url }, form) => setCreated({ url, onDone: () => form.setFocus('name') })}
          className="grid items-start gap-4 sm:grid-cols-2"
          save="Create link"
          saving="Create link"
          look="quiet"
          buttonsClassName="sm:mt-7"
        />
        {created && (
          <SecretShownOnce
            label="your link"
            secret={created.url}
            onDone={() => {
              setCreated(undefined);
              created.onDone();
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
