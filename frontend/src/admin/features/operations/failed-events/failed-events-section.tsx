import { FAILED_EVENTS_KEPT, type FailureReason } from '@astaguide/contracts/analytics/failed-event';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queueHealthQuery, failureReasonsQuery, refetchFailedEvents } from '../../../api/operations';
import { formatCount, shortened } from '../../../../lib/format';
import { SelectField } from '../../../ui/inputs/select-field';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';
import { FailedEventsList } from './failed-events-list';
import { FailedEventDialog } from './failed-event-dialog';
import { ReasonActions } from './reason-actions';

/** Failed events with their reasons and actions. */
export function FailedEventsSection() {
  useFollowedFailedEvents();
  return (
    <Panel
      title="Failed events"
      note={`Events that could not be recorded. The first ${formatCount(FAILED_EVENTS_KEPT.ofReason)} of each reason are kept.`}
    >
      <QueryPanel
        query={useQuery(failureReasonsQuery)}
        name="failed events"
        skeleton={['h-6']}
        errorHint="They are kept until you replay or delete them."
        empty="No failed events"
      >
        {(reasons) => <FailedEvents reasons={reasons} />}
      </QueryPanel>
    </Panel>
  );
}

function FailedEvents({ reasons }: { reasons: readonly FailureReason[] }) {
  const [chosen, setChosen] = useState<string>();
  const [opened, setOpened] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  // A reason disappears with its last event.
  const reason = reasons.find((candidate) => candidate.reason === chosen);
  const all = reasons.reduce((sum, { events }) => sum + events, 0);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SelectField
          label="Reason"
          className="w-full min-w-0 sm:w-96"
          value={reason?.reason ?? ''}
          onChange={({ target }) => setChosen(target.value)}
          placeholder={`All reasons (${formatCount(all)})`}
          options={reasons.map(({ reason: value, events }) => ({
            value,
            label: `${shortened(value, 80)} (${formatCount(events)})`,
          }))}
        />
        <ReasonActions reason={reason?.reason} events={reason?.events ?? all} />
      </div>
      <div ref={list} tabIndex={-1} className="rounded-sm">
        <FailedEventsList reason={reason?.reason} onOpen={setOpened} />
      </div>
      {opened !== undefined && (
        <FailedEventDialog
          id={opened}
          onClose={() => setOpened(undefined)}
          onGone={() => {
            setOpened(undefined);
            list.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** Refetches the failed events when the queue's state shows a change. */
function useFollowedFailedEvents(): void {
  const client = useQueryClient();
  const { data: failed } = useQuery({
    ...queueHealthQuery,
    select: (health) => `${health.failed} ${health.lastFailedId}`,
  });
  const known = useRef(failed);
  useEffect(() => {
    if (known.current !== undefined && known.current !== failed) void refetchFailedEvents(client);
    known.current = failed;
  }, [client, failed]);
}
