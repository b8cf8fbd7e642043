import { QuarantineSection } from './quarantine/quarantine-section';
import { QueueSection } from './queue-section';

/** How the path of the events stands, from the door to the rollups, and what fell off it. */
export default function OperationsView() {
  return (
    <div className="flex flex-col gap-6">
      <QueueSection />
      <QuarantineSection />
    </div>
  );
}
