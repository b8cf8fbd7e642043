import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queueHealthQuery, failureReasonsQuery, refetchFailedEvents } from '../../../api/operations';
import { EmptyState } from '../../../ui/empty-state';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';
import { FailedEventsList } from './failed-events-list';
import { FailedEventDialog } from './failed-event-dialog';
import { ReasonFilter } from './reason-filter';
import { ReplayReason } from './replay-reason';

/** Failed events with their reasons and actions. */
export function FailedEventsSection() {
  useFollowedFailedEvents();
  return (
    <Panel title="Failed events" note="Events that could not be recorded">
      <QueryPanel
        query={useQuery(failureReasonsQuery)}
        name="failed events"
        skeleton={['h-40']}
        errorHint="They are kept until you replay or delete them."
        empty={
          <EmptyState title="No failed events">
            Events that can’t be recorded appear here with the reason.
          </EmptyState>
        }
      >
        {(reasons) => <FailedEvents reasons={reasons} />}
      </QueryPanel>
    </Panel>
  );
}

function FailedEvents({ reasons }: { reasons: { reason: string; events: number }[] }) {
  const [chosen, setChosen] = useState<string>();
  const [opened, setOpened] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  // A reason disappears with its last event.
  const reason = reasons.find((candidate) => candidate.reason === chosen);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ReasonFilter reasons={reasons} chosen={reason?.reason} onChange={setChosen} />
        {reason && <ReplayReason reason={reason} />}
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
