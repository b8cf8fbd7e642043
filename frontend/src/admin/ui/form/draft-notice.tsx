import { timeAgo, useNow } from '../../lib/time-ago';
import { Button } from '../../../ui/button';

interface DraftNoticeProps {
  /** When the draft was last changed; undefined hides the notice. */
  restoredAt: Date | undefined;
  onDiscard: () => void;
}

/** A notice that a form was restored from an unsaved draft, with a button to discard it. */
export function DraftNotice({ restoredAt, onDiscard }: DraftNoticeProps) {
  const now = useNow();
  if (!restoredAt) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md bg-accent-soft px-4 py-3 text-sm"
    >
      <p>Draft from {timeAgo(restoredAt.getTime(), now)} restored.</p>
      <Button look="quiet" isCompact className="bg-surface" onClick={onDiscard}>
        Discard draft
      </Button>
    </div>
  );
}
