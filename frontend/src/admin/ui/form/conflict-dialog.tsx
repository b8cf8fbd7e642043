import { Button } from '../../../ui/button';
import { Dialog } from '../dialog/dialog';
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

/** Shown when somebody else saved first: both versions, to choose between. */
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
      {differences.length === 0 && <p className="text-sm text-muted">No visible differences.</p>}
      <dl className="grid gap-5">
        {differences.map(({ label, mine, theirs }) => (
          <div key={label}>
            <dt className="text-sm font-semibold">{label}</dt>
            <dd className="mt-2 grid gap-3 sm:grid-cols-2">
              <Version name="Yours" text={mine} />
              <Version name="Saved" text={theirs} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Version({ name, text }: { name: string; text: string }) {
  return (
    <div className="rounded-sm border border-line bg-paper p-3">
      <p className="kicker text-muted">{name}</p>
      <p className="mt-1 max-h-48 overflow-y-auto text-sm break-words whitespace-pre-wrap">
        {text === '' ? <span className="text-muted">Empty</span> : text}
      </p>
    </div>
  );
}
