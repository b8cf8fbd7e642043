import { useLiveSummary } from '../../api/analytics/live-summary';
import { IntegrityPanel } from './integrity-panel';
import { RunForm } from './run-form';
import { RunList } from './run-list';
import { Panel } from '../../ui/panel';
import { StoragePanel } from './storage-panel';

/** The maintenance view: data integrity, maintenance runs and storage. */
export default function MaintenanceView() {
  useLiveSummary();
  return (
    <div className="flex flex-col gap-6">
      <IntegrityPanel />
      <Panel
        title="Verify or rebuild"
        about="Check or recalculate totals from raw events. Safe to run any time."
      >
        <RunForm />
      </Panel>
      <Panel title="Maintenance history" about="Last 90 days">
        <RunList />
      </Panel>
      <StoragePanel />
    </div>
  );
}
