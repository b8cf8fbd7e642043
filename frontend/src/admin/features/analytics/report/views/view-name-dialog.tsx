import { savedViewInputSchema, type SavedView } from '@astaguide/contracts/analytics/saved-view';
import { useMutation } from '@tanstack/react-query';
import { formatPlural } from '../../../../../lib/format';
import { saveViewMutation } from '../../../../api/analytics/report';
import { Dialog } from '../../../../ui/dialog/dialog';
import { FormButtons } from '../../../../ui/form/form-buttons';
import { useInputForm } from '../../../../api/use-input-form';
import { TextField } from '../../../../ui/inputs/text-field';
import { comparisonNames, rangeNames } from '../../../../lib/range-names';
import type { ShownView } from './view-address';

interface ViewNameDialogProps {
  /** What is saved: the saved view that is renamed, or what is on the screen. */
  view: SavedView | ShownView;
  onClose: () => void;
  onSaved: (view: SavedView) => void;
}

/** Asks for the name of a view, and saves it. */
export default function ViewNameDialog({ view, onClose, onSaved }: ViewNameDialogProps) {
  const before = 'id' in view ? view : undefined;
  const { screen, query, metric } = view;
  const { mutateAsync: save } = useMutation(saveViewMutation);
  const { field, onSubmit, isSending } = useInputForm({
    values: { name: before?.name ?? '' },
    schema: savedViewInputSchema,
    inputOf: ({ name }) => ({ name, screen, query, metric }),
    send: (input) => save({ id: before?.id, view: input }),
    done: before ? 'View renamed' : 'View saved',
    onDone: onSaved,
    failed: 'Failed to save the view',
  });
  return (
    <Dialog onClose={onClose} title={before ? 'Rename view' : 'Save this view'} description={summaryOf(view)}>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <TextField label="Name" required autoFocus maxLength={60} {...field('name')} />
        <FormButtons save="Save view" isSending={isSending} />
      </form>
    </Dialog>
  );
}

/** What a view contains: 'Last 28 days vs. previous period, 2 filters'. */
function summaryOf({ query: { range, from, to, compare, filter } }: ShownView): string {
  const days = range === 'custom' ? `${from} to ${to}` : rangeNames[range];
  const against =
    compare === 'none' || range === 'all' ? '' : ` vs. ${comparisonNames[compare].toLowerCase()}`;
  const { length } = [filter ?? []].flat();
  return `${days}${against}, ${length === 0 ? 'no filters' : formatPlural(length, 'filter')}`;
}
