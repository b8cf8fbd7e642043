import { AttentionList } from '../features/operations/attention/attention-list';
import { SetupChecklist } from '../features/settings/setup/setup-checklist';

/** The owner's open work: the steps of the setup, and what needs attention. */
export default function DeskContent() {
  return (
    <>
      <SetupChecklist />
      <AttentionList />
    </>
  );
}
