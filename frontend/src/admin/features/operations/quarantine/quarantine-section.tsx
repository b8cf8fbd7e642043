import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queueHealthQuery, quarantineReasonsQuery, refetchQuarantine } from '../../../api/operations';
import { EmptyState } from '../../../ui/empty-state';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';
import { QuarantineList } from './quarantine-list';
import { QuarantinedDialog } from './quarantined-dialog';
import { ReasonFilter } from './reason-filter';
import { ReplayReason } from './replay-reason';

/** The events that could not be recorded: why, what they are, and what to do with them. */
export function QuarantineSection() {
  useFollowedQuarantine();
  return (
    <Panel title="Quarantine" note="Events that could not be recorded">
      <QueryPanel
        query={useQuery(quarantineReasonsQuery)}
        name="quarantine"
        skeleton={['h-40']}
        errorHint="What is in it stays there until it is replayed or deleted."
        empty={
          <EmptyState title="Nothing is kept apart">
            An event that cannot be recorded shows here with its reason.
          </EmptyState>
        }
      >
        {(reasons) => <Quarantine reasons={reasons} />}
      </QueryPanel>
    </Panel>
  );
}

function Quarantine({ reasons }: { reasons: { reason: string; events: number }[] }) {
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
        <QuarantineList reason={reason?.reason} onOpen={setOpened} />
      </div>
      {opened !== undefined && (
        <QuarantinedDialog
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

/** Refetches the quarantine when the queue's state says that it has changed. */
function useFollowedQuarantine(): void {
  const client = useQueryClient();
  const { data: quarantined } = useQuery({
    ...queueHealthQuery,
    select: (health) => `${health.quarantined} ${health.lastQuarantinedId}`,
  });
  const known = useRef(quarantined);
  useEffect(() => {
    if (known.current !== undefined && known.current !== quarantined) void refetchQuarantine(client);
    known.current = quarantined;
  }, [client, quarantined]);
}
