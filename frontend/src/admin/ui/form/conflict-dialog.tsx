import { Button } from '../../../ui/button';
import { Dialog } from '../dialog/dialog';
import { DifferenceList } from './difference-list';
import type { Difference } from './differences';

interface ConflictDialogProps {
  /** The kind of thing that was edited: 'post'. */
  what: string;
  differences: readonly Difference[];
  /** Saves over the other edit. */
  onKeepMine: () => void;
  /** Fills the form with the other edit. */
  onTakeTheirs: () => void;
  /** Returns to the form without a decision. */
  onClose: () => void;
}

/** Shown when another window saved first: both versions, to choose between. */
export function ConflictDialog({
  what,
  differences,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title={`This ${what} was edited elsewhere`}
      description="Another version was saved while you were editing. Choose which one to keep."
      footer={
        <>
          <Button look="quiet" onClick={onTakeTheirs}>
            Use the saved version
          </Button>
          <Button look="primary" onClick={onKeepMine}>
            Save my version
          </Button>
        </>
      }
    >
      <DifferenceList differences={differences} names={['Yours', 'Saved']} />
    </Dialog>
  );
}
