import { savedViewInputSchema, type SavedView } from '@astaguide/contracts/analytics/saved-view';
import { useMutation } from '@tanstack/react-query';
import { formatPlural } from '../../../../../lib/format';
import { saveViewMutation } from '../../../../api/analytics/report';
import { Dialog } from '../../../../ui/dialog/dialog';
import { contractForm } from '../../../../ui/form/contract-form';
import { InputForm } from '../../../../ui/form/input-form';
import { comparisonNames, rangeNames } from '../../../../lib/range-names';
import type { ShownView } from './view-address';

const nameForm = contractForm(savedViewInputSchema.pick({ name: true }));

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
  return (
    <Dialog onClose={onClose} title={before ? 'Rename view' : 'Save this view'} description={summaryOf(view)}>
      <InputForm
        contract={nameForm}
        values={{ name: before?.name ?? '' }}
        fields={[{ name: 'name', label: 'Name', autoFocus: true, maxLength: 60 }]}
        send={({ name }) => save({ id: before?.id, view: { name, screen, query, metric } })}
        done={before ? 'View renamed' : 'View saved'}
        failed="Failed to save the view"
        onDone={onSaved}
        className="flex flex-col gap-4"
        save="Save"
      />
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
