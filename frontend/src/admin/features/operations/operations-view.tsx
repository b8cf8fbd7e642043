import { FailedEventsSection } from './failed-events/failed-events-section';
import { QueueSection } from './queue-section';

/** The state of the event path from ingest to the rollups, and failed events. */
export default function OperationsView() {
  return (
    <div className="flex flex-col gap-6">
      <QueueSection />
      <FailedEventsSection />
    </div>
  );
}
