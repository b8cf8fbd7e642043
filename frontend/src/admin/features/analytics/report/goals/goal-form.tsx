import { goalInputSchema, type Goal } from '@astaguide/contracts/analytics/goal';
import { useMutation } from '@tanstack/react-query';
import { saveGoalMutation } from '../../../../api/analytics/goals';
import { Dialog } from '../../../../ui/dialog/dialog';
import { contractForm } from '../../../../ui/form/contract-form';
import type { FieldLayout } from '../../../../ui/form/contract-field';
import { InputForm } from '../../../../ui/form/input-form';

const empty = {
  name: '',
  kind: 'event',
  eventType: '',
  page: '',
  whereProperty: '',
  is: '',
  valueProperty: '',
  currency: 'USD',
};
type Typed = typeof empty;

const goalForm = {
  ...contractForm(goalInputSchema),
  empty,
  inputOf: ({ name, kind, eventType, page, whereProperty, is, valueProperty, currency }: Typed) => ({
    name,
    on: kind === 'page' ? { page } : { eventType },
    where: whereProperty.trim() === '' ? null : { property: whereProperty, is },
    value: valueProperty.trim() === '' ? null : { property: valueProperty, currency },
  }),
};

function typedOf({ name, on, where, value }: Goal): Typed {
  return {
    name,
    kind: 'page' in on ? 'page' : 'event',
    eventType: 'eventType' in on ? on.eventType : '',
    page: 'page' in on ? on.page : '',
    whereProperty: where?.property ?? '',
    is: where?.is ?? '',
    valueProperty: value?.property ?? '',
    currency: value?.currency ?? empty.currency,
  };
}

const kinds = [
  { value: 'event', label: 'An event' },
  { value: 'page', label: 'A view of a page' },
];
const text = { autoCapitalize: 'none', spellCheck: false } as const;

const fieldsOf = ({ kind, whereProperty, valueProperty }: Typed): FieldLayout<Typed>[] => [
  { name: 'name', label: 'Name', autoFocus: true, maxLength: 60 },
  { name: 'kind', label: 'Reached by', options: kinds },
  kind === 'page'
    ? {
        name: 'page',
        label: 'Page',
        hint: 'A path such as /thanks; with * at the end, all that begin so',
        required: true,
        ...text,
      }
    : {
        name: 'eventType',
        label: 'Event',
        hint: 'As data-goal or the script names it, such as newsletter_signup',
        required: true,
        maxLength: 64,
        ...text,
      },
  {
    name: 'whereProperty',
    label: 'Only if this property (optional)',
    hint: 'Of the event: its own, or page, linkPlacement, productId, rank or price',
    ...text,
  },
  ...(whereProperty.trim() === '' ? [] : [{ name: 'is', label: 'Is', ...text } as const]),
  {
    name: 'valueProperty',
    label: 'Property with the value (optional)',
    hint: 'A number of 0 or more, such as amount',
    ...text,
  },
  ...(valueProperty.trim() === ''
    ? []
    : [
        {
          name: 'currency',
          label: 'Currency of the value',
          letters: 'upper',
          maxLength: 3,
          required: true,
        } as const,
      ]),
];

interface GoalFormProps {
  /** The goal to edit; undefined for a new one. */
  goal: Goal | undefined;
  /** The event of a new goal, if one was chosen. */
  eventType?: string | undefined;
  onClose: () => void;
}

/** Form for a goal, in a dialog. */
export default function GoalForm({ goal, eventType, onClose }: GoalFormProps) {
  const { mutateAsync: save } = useMutation(saveGoalMutation);
  return (
    <Dialog
      onClose={onClose}
      title={goal ? 'Edit goal' : 'New goal'}
      description="Reports count it for all days at once, also for those before it was made."
    >
      <InputForm<Typed, Parameters<typeof save>[0]['goal'], Goal>
        contract={goalForm}
        values={goal ? typedOf(goal) : { name: eventType ?? '', eventType: eventType ?? '' }}
        fields={fieldsOf}
        send={(input) => save({ id: goal?.id, goal: input })}
        done={goal ? 'Goal saved' : 'Goal added'}
        failed="Failed to save the goal"
        onDone={onClose}
        className="flex flex-col gap-4"
        save="Save"
        onCancel={onClose}
      />
    </Dialog>
  );
}
