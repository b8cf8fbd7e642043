import type { ReportGoal } from '@astaguide/contracts/analytics/report/analytics-report';
import { rateText } from '@astaguide/contracts/lib/change-text';
import { capitalized } from '../../../../../lib/capitalized';
import { formatCount } from '../../../../../lib/format';
import { metricDefinitions } from '../../../../lib/metric-definitions';
import { ChangeText } from '../../../../ui/change-text';
import { EmptyState } from '../../../../ui/empty-state';
import { FoldingTable } from '../../../../ui/table/folding-table';

interface GoalsTableProps {
  goals: readonly ReportGoal[];
  /** Of the whole period. */
  visitors: number;
}

/** Sign-ups, copied coupons and the like: events other than page views and clicks. */
export function GoalsTable({ goals, visitors }: GoalsTableProps) {
  if (goals.length === 0)
    return (
      <EmptyState title="No goals reached in this period">
        Newsletter sign-ups, copied coupons and other events appear here.
      </EmptyState>
    );
  return (
    <FoldingTable
      caption="Goals"
      rows={goals}
      keyOf={({ name }) => name}
      columns={[
        { key: 'name', name: 'Goal', cell: ({ name }) => goalName(name) },
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
          cell: (goal) => rateText(visitors === 0 ? null : goal.visitors / visitors),
        },
        {
          key: 'change',
          name: 'Change',
          cell: ({ change, events }) => change && <ChangeText change={change.events} now={events} />,
        },
      ]}
    />
  );
}

/** 'newsletter_signup' → 'Newsletter signup'. */
const goalName = (eventType: string) => capitalized(eventType.replaceAll('_', ' '));
