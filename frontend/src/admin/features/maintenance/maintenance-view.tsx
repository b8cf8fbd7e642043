import { isUnfinished } from '@astaguide/contracts/maintenance/run-state';
import { useQuery } from '@tanstack/react-query';
import { useLiveSummary } from '../../api/analytics/live-summary';
import { runsQuery } from '../../api/maintenance';
import { IntegrityPanel } from './integrity-panel';
import { RunForm } from './run-form';
import { newestRunText, RunList } from './run-list';
import { FoldedPanels, Panel } from '../../ui/panel';
import { StoragePanel } from './storage-panel';

/** Data integrity, and folded below it maintenance runs and storage. */
export default function MaintenanceView() {
  useLiveSummary();
  const { data: runs } = useQuery(runsQuery);
  return (
    <div className="flex flex-col gap-6">
      <IntegrityPanel />
      <FoldedPanels>
        <Panel
          title="Maintenance"
          note={newestRunText(runs)}
          about="Check or recalculate totals from raw events. Safe to run any time."
          isFolded
          isOpen={runs?.some(isUnfinished) ?? false}
        >
          <RunForm />
          <h3 className="mt-6 mb-4 border-t border-line pt-5 text-base">Last 90 days</h3>
          <RunList />
        </Panel>
        <StoragePanel />
      </FoldedPanels>
    </div>
  );
}
