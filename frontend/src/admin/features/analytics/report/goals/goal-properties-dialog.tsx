import type { ReportGoal, ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../../../../lib/format';
import { goalPropertiesQuery } from '../../../../api/analytics/goals';
import { metricDefinitions } from '../../../../lib/metric-definitions';
import { periodLabel } from '../../../../lib/report-labels';
import { Dialog } from '../../../../ui/dialog/dialog';
import { SelectField } from '../../../../ui/inputs/select-field';
import { QueryPanel } from '../../../../ui/query-panel';
import { FoldingTable } from '../../../../ui/table/folding-table';

interface GoalPropertiesDialogProps {
  goal: Pick<ReportGoal, 'id' | 'name'>;
  query: ReportQuery;
  onClose: () => void;
}

/** The events of a goal by the values of a property. */
export default function GoalPropertiesDialog({ goal, query, onClose }: GoalPropertiesDialogProps) {
  const all = useQuery(goalPropertiesQuery(goal.id, query, undefined));
  const [chosen, setChosen] = useState<string>();
  const property = chosen ?? all.data?.properties[0];
  const values = useQuery({
    ...goalPropertiesQuery(goal.id, query, property),
    enabled: property !== undefined,
  });
  return (
    <Dialog
      onClose={onClose}
      title={`${goal.name} by property`}
      description={all.data && periodLabel(all.data.period)}
    >
      <QueryPanel query={all} name="properties" skeleton={['h-40']} errorHint="Tracking is not affected.">
        {({ properties }) =>
          properties.length === 0 ? (
            <p className="text-sm text-muted">No event of this goal in this period has a property.</p>
          ) : (
            <SelectField
              label="Property"
              value={property}
              onChange={({ target }) => setChosen(target.value)}
              options={properties.filter(Boolean).map((name) => ({ value: name, label: name }))}
              className="mb-4"
            />
          )
        }
      </QueryPanel>
      {property !== undefined && (
        <QueryPanel query={values} name="values" skeleton={['h-40']} errorHint="Tracking is not affected.">
          {({ rows, count }) => (
            <>
              <FoldingTable
                caption={`Values of ${property}`}
                rows={rows}
                keyOf={({ value }) => value}
                first={20}
                columns={[
                  { key: 'value', name: property, cell: ({ value }) => value || '(empty)' },
                  {
                    key: 'visitors',
                    name: 'Visitors',
                    about: metricDefinitions.visitors,
                    cell: (row) => formatCount(row.visitors),
                  },
                  { key: 'events', name: 'Total', kind: 'strong', cell: (row) => formatCount(row.events) },
                ]}
              />
              {count > rows.length && (
                <p className="mt-3 text-xs text-muted">
                  The {rows.length} most frequent of {formatCount(count)} values.
                </p>
              )}
            </>
          )}
        </QueryPanel>
      )}
    </Dialog>
  );
}
