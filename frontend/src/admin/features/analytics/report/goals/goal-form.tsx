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
  counted: 'all',
  whereProperty: '',
  is: '',
  worth: 'none',
  valueProperty: '',
  currency: 'USD',
};
type Typed = typeof empty;

const goalForm = {
  ...contractForm(goalInputSchema),
  empty,
  inputOf: ({
    name,
    kind,
    eventType,
    page,
    counted,
    whereProperty,
    is,
    worth,
    valueProperty,
    currency,
  }: Typed) => ({
    name,
    on: kind === 'page' ? { page } : { eventType },
    where: counted === 'all' ? null : { property: whereProperty, is },
    value: worth === 'none' ? null : { property: valueProperty, currency },
  }),
};

function typedOf({ name, on, where, value }: Goal): Typed {
  return {
    name,
    kind: 'page' in on ? 'page' : 'event',
    eventType: 'eventType' in on ? on.eventType : '',
    page: 'page' in on ? on.page : '',
    counted: where ? 'some' : 'all',
    whereProperty: where?.property ?? '',
    is: where?.is ?? '',
    worth: value ? 'property' : 'none',
    valueProperty: value?.property ?? '',
    currency: value?.currency ?? empty.currency,
  };
}

const kinds = [
  { value: 'event', label: 'An event' },
  { value: 'page', label: 'A view of a page' },
];
const text = { autoCapitalize: 'none', spellCheck: false } as const;

/** What was seen in the report, as suggestions. */
interface GoalSuggestions {
  events: readonly string[];
  pages: readonly string[];
}

const fieldsOf =
  ({ events, pages }: GoalSuggestions) =>
  ({ kind, counted, worth }: Typed): FieldLayout<Typed>[] => [
    { name: 'name', label: 'Name', autoFocus: true, maxLength: 60 },
    { name: 'kind', label: 'Reached by', options: kinds },
    {
      ...(kind === 'page'
        ? {
            name: 'page',
            label: 'Page',
            hint: 'A path such as /thanks. End it with * for all paths that start like this.',
            suggestions: pages,
          }
        : {
            name: 'eventType',
            label: 'Event',
            hint: 'The name your page sends, such as newsletter_signup',
            maxLength: 64,
            suggestions: events,
          }),
      required: true,
      ...text,
    },
    {
      name: 'counted',
      label: 'Count',
      options: [
        { value: 'all', label: kind === 'page' ? 'Every view' : 'Every event' },
        { value: 'some', label: 'Only with a certain property' },
      ],
    },
    ...(counted === 'all'
      ? []
      : [
          {
            name: 'whereProperty',
            label: 'Property',
            hint: 'One that the event sends, or page, linkPlacement, productId, rank or price',
            required: true,
            ...text,
          } as const,
          { name: 'is', label: 'Is', ...text } as const,
        ]),
    {
      name: 'worth',
      label: 'Value',
      options: [
        { value: 'none', label: 'None' },
        { value: 'property', label: 'An amount that the event sends' },
      ],
    },
    ...(worth === 'none'
      ? []
      : [
          {
            name: 'valueProperty',
            label: 'Property with the amount',
            hint: 'A number of 0 or more, such as amount',
            required: true,
            ...text,
          } as const,
          {
            name: 'currency',
            label: 'Currency',
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
  suggestions: GoalSuggestions;
  onClose: () => void;
}

/** Form for a goal, in a dialog. */
export default function GoalForm({ goal, eventType, suggestions, onClose }: GoalFormProps) {
  const { mutateAsync: save } = useMutation(saveGoalMutation);
  return (
    <Dialog
      onClose={onClose}
      title={goal ? 'Edit goal' : 'New goal'}
      description="Counted on all days, including those before you added it."
    >
      <InputForm<Typed, Parameters<typeof save>[0]['goal'], Goal>
        contract={goalForm}
        values={goal ? typedOf(goal) : { name: eventType ?? '', eventType: eventType ?? '' }}
        fields={fieldsOf(suggestions)}
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
