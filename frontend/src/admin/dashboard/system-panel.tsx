import MaintenanceView from '../features/maintenance/maintenance-view';
import OperationsView from '../features/operations/operations-view';

/** What keeps the numbers right: the queue, failed events, data integrity, maintenance and storage. */
export default function SystemPanel() {
  return (
    <div className="flex flex-col gap-6">
      <OperationsView />
      <MaintenanceView />
    </div>
  );
}
