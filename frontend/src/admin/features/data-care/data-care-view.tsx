import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followSummary } from '../../api/analytics';
import { IntegrityPanel } from './integrity-panel';
import { RunForm } from './run-form';
import { RunList } from './run-list';
import { Panel } from '../../ui/panel';
import { StoragePanel } from './storage-panel';

/** Whether the figures are right, what can be done about it, and what they take. */
export default function DataCareView() {
  const client = useQueryClient();
  useEffect(() => followSummary(client, () => undefined), [client]);
  return (
    <div className="flex flex-col gap-6">
      <IntegrityPanel />
      <Panel
        title="Verify or rebuild"
        about="Every figure is counted twice: as events come, and on demand from the log of single events. Verify compares both and changes nothing. Rebuild puts the count from the log in place. Visitors may come meanwhile; nothing is lost or counted twice."
      >
        <RunForm />
      </Panel>
      <Panel
        title="Runs"
        about="What the worker did and does, newest first, kept for 90 days. A run goes on by itself when the worker restarts."
      >
        <RunList />
      </Panel>
      <StoragePanel />
    </div>
  );
}
