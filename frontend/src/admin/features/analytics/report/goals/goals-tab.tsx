import type {
  AnalyticsReport,
  ReportGoal,
  ReportQuery,
} from '@astaguide/contracts/analytics/report/analytics-report';
import { filterText, MAX_FILTERS } from '@astaguide/contracts/analytics/report/report-filter';
import type { Goal } from '@astaguide/contracts/analytics/goal';
import { rateText } from '@astaguide/contracts/lib/change-text';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../../../../ui/button';
import { formatCount, formatMoney } from '../../../../../lib/format';
import { deleteGoalMutation, goalsQuery } from '../../../../api/analytics/goals';
import { reportCsvAddress } from '../../../../api/analytics/report';
import { useAction } from '../../../../api/use-action';
import { metricDefinitions } from '../../../../lib/metric-definitions';
import { ChangeText } from '../../../../ui/change-text';
import { lazyDialog } from '../../../../ui/dialog/lazy-dialog';
import { useLazyConfirm } from '../../../../ui/dialog/use-lazy-confirm';
import { DownloadLink } from '../../../../ui/download-csv';
import { EmptyState } from '../../../../ui/empty-state';
import type { Column } from '../../../../ui/table/column-head';
import { FoldingTable } from '../../../../ui/table/folding-table';
import { DroppedMonthsNote } from '../dropped-months-note';
import { OtherEvents, RowAction } from './other-events';

const GoalForm = lazyDialog(() => import('./goal-form'));
const GoalPropertiesDialog = lazyDialog(() => import('./goal-properties-dialog'));

interface GoalsTabProps {
  report: AnalyticsReport;
  query: ReportQuery;
  /** Receives all filters of the report. */
  onFilter: (filters: string[]) => void;
}

type Opened = { form: Goal | 'new'; eventType?: string } | { properties: ReportGoal };

/** The owner's goals with their metrics, and other events. */
export default function GoalsTab({ report, query, onFilter }: GoalsTabProps) {
  const { goals } = report;
  const { data: defined = [] } = useQuery(goalsQuery);
  const [opened, setOpened] = useState<Opened>();
  const { ask, dialog } = useLazyConfirm();
  const addButton = useRef<HTMLButtonElement>(null);
  const [remove] = useAction(deleteGoalMutation, {
    done: 'Goal deleted',
    failed: 'Failed to delete the goal',
  });
  const onDelete = ({ id, name }: ReportGoal) =>
    ask({
      title: 'Delete this goal?',
      text: <p>“{name}” will no longer be counted. Its events are kept.</p>,
      action: 'Delete goal',
      onConfirm: () => remove(id),
      focusAfter: addButton,
    });
  const columns: (Column<ReportGoal> | false)[] = [
    {
      key: 'visitors',
      name: 'Visitors',
      about: metricDefinitions.visitors,
      cell: (goal) => formatCount(goal.visitors),
    },
    { key: 'events', name: 'Total', kind: 'strong', cell: (goal) => formatCount(goal.events) },
    {
      key: 'rate',
      name: 'Of visitors',
      about: metricDefinitions.goalRate,
      cell: (goal) => rateText(goal.rate),
    },
    goals.some(({ value }) => value) && {
      key: 'value',
      name: 'Value',
      about: metricDefinitions.goalValue,
      cell: (goal) => <GoalValue goal={goal} currency={report.reportingCurrency} />,
    },
    report.comparison !== null && {
      key: 'change',
      name: 'Change',
      about: 'Of the total, from the comparison period.',
      cell: ({ change, events }) => change && <ChangeText change={change.events} now={events} />,
    },
  ];
  const add = (
    <Button look="quiet" ref={addButton} onClick={() => setOpened({ form: 'new' })}>
      Add goal
    </Button>
  );
  return (
    <>
      {goals.length === 0 ? (
        <EmptyState title="No goals yet" action={add}>
          Choose what visitors should reach: a page, or an event such as a newsletter sign-up.
        </EmptyState>
      ) : (
        <FoldingTable
          caption="Goals"
          rows={goals}
          keyOf={({ id }) => String(id)}
          columns={[
            {
              key: 'name',
              name: 'Goal',
              cell: (goal) => (
                <>
                  <GoalName name={goal.name} report={report} onFilter={onFilter} />
                  <span className="flex flex-wrap gap-x-4 print:hidden">
                    <RowAction onClick={() => setOpened({ properties: goal })} of={goal.name}>
                      Properties
                    </RowAction>
                    <RowAction
                      disabled={!defined.some(({ id }) => id === goal.id)}
                      onClick={() => setOpened({ form: defined.find(({ id }) => id === goal.id)! })}
                      of={goal.name}
                    >
                      Edit
                    </RowAction>
                    <RowAction onClick={() => onDelete(goal)} of={goal.name}>
                      Delete
                    </RowAction>
                  </span>
                </>
              ),
            },
            ...columns.filter((column) => column !== false),
          ]}
        />
      )}
      {goals.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          {add}
          <DownloadLink href={reportCsvAddress(query, 'goals')}>goals</DownloadLink>
        </div>
      )}
      <DroppedMonthsNote months={report.goalsLackMonths} what="Goals" />
      <OtherEvents report={report} onMakeGoal={(eventType) => setOpened({ form: 'new', eventType })} />
      {opened && 'form' in opened && (
        <GoalForm
          goal={opened.form === 'new' ? undefined : opened.form}
          eventType={opened.eventType}
          suggestions={{
            events: report.otherEvents.map(({ name }) => name),
            pages: pagesOf(report),
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened && 'properties' in opened && (
        <GoalPropertiesDialog goal={opened.properties} query={query} onClose={() => setOpened(undefined)} />
      )}
      {dialog}
    </>
  );
}

/** The paths of the report's most viewed pages. */
const pagesOf = ({ breakdowns }: AnalyticsReport) =>
  breakdowns
    .filter(({ dimension }) => dimension === 'page')
    .flatMap(({ rows }) => rows.map(({ key }) => key))
    .filter((page) => page !== null);

/** A button that toggles the goal's filter. */
function GoalName({ name, report, onFilter }: Pick<GoalsTabProps, 'report' | 'onFilter'> & { name: string }) {
  const filters = report.filters.map(filterText);
  const own = filterText({ dimension: 'goal', key: name, excluded: false });
  const isChosen = filters.includes(own);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={!isChosen && filters.length >= MAX_FILTERS}
      title={isChosen ? 'Remove this filter' : 'Show the sessions that reached this goal'}
      onClick={() => onFilter(isChosen ? filters.filter((text) => text !== own) : [...filters, own])}
      className="block rounded-sm py-1 text-left wrap-anywhere decoration-2 underline-offset-4 enabled:hover:underline aria-pressed:font-semibold aria-pressed:underline"
    >
      {name}
    </button>
  );
}

/** The value in the reporting currency, with that in the goal's own if it is another one. */
function GoalValue({ goal: { value }, currency }: { goal: ReportGoal; currency: string }) {
  if (!value) return '–';
  const own = formatMoney(value.amount, value.currency);
  if (value.currency === currency) return own;
  if (value.reported === null)
    return <span title={`A day has no exchange rate from ${value.currency} to ${currency}`}>{own}</span>;
  return (
    <>
      {formatMoney(value.reported, currency)} <span className="text-xs text-muted">{own}</span>
    </>
  );
}
