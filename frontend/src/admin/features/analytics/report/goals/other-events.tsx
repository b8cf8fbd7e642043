import type { ComponentProps } from 'react';
import type { AnalyticsReport } from '@astaguide/contracts/analytics/report/analytics-report';
import { OTHER_EVENTS } from '@astaguide/contracts/analytics/report/report-dimension';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../../../lib/format';
import { ignoredEventsQuery, ignoreEventMutation, showEventMutation } from '../../../../api/analytics/goals';
import { useAction } from '../../../../api/use-action';
import { metricDefinitions } from '../../../../lib/metric-definitions';
import { Button } from '../../../../../ui/button';
import { ChangeText } from '../../../../ui/change-text';
import { FoldingTable } from '../../../../ui/table/folding-table';

interface OtherEventsProps {
  report: AnalyticsReport;
  onMakeGoal: (eventType: string) => void;
}

/** Events that merely arrived: each can become a goal, or be ignored. */
export function OtherEvents({ report: { otherEvents }, onMakeGoal }: OtherEventsProps) {
  const { data: ignored = [] } = useQuery(ignoredEventsQuery);
  const [ignore, isIgnoring] = useAction(ignoreEventMutation, {
    done: 'Event ignored',
    failed: 'Failed to ignore the event',
  });
  const [show, isShowing] = useAction(showEventMutation, {
    done: 'Event shown again',
    failed: 'Failed to show the event',
  });
  if (otherEvents.length + ignored.length === 0) return null;
  return (
    <section aria-labelledby="other-events" className="mt-6">
      <h3 id="other-events" className="mb-2 text-sm font-semibold">
        Other events
      </h3>
      {otherEvents.length > 0 && (
        <FoldingTable
          caption="Other events"
          rows={otherEvents}
          keyOf={({ name }) => name}
          first={5}
          columns={[
            {
              key: 'name',
              name: 'Event',
              cell: ({ name }) => (
                <>
                  <code className="wrap-anywhere">{name}</code>
                  <span className="flex flex-wrap gap-x-4 print:hidden">
                    <RowAction onClick={() => onMakeGoal(name)} of={name}>
                      Make this a goal
                    </RowAction>
                    <RowAction disabled={isIgnoring} onClick={() => void ignore(name)} of={name}>
                      Ignore
                    </RowAction>
                  </span>
                </>
              ),
            },
            {
              key: 'visitors',
              name: 'Visitors',
              about: metricDefinitions.visitors,
              cell: (event) => formatCount(event.visitors),
            },
            { key: 'events', name: 'Total', kind: 'strong', cell: (event) => formatCount(event.events) },
            {
              key: 'change',
              name: 'Change',
              cell: ({ change, events }) => change && <ChangeText change={change.events} now={events} />,
            },
          ]}
        />
      )}
      {otherEvents.length === OTHER_EVENTS && (
        <p className="mt-3 text-xs text-muted">The {OTHER_EVENTS} with most visitors.</p>
      )}
      {ignored.length > 0 && (
        <details className="mt-3 text-sm print:hidden">
          <summary className="min-h-10 cursor-pointer py-2 text-muted">Ignored: {ignored.length}</summary>
          <ul className="flex flex-col divide-y divide-line">
            {ignored.map(({ eventType }) => (
              <li key={eventType} className="flex flex-wrap items-center justify-between gap-3 py-2">
                <code className="wrap-anywhere">{eventType}</code>
                <Button look="quiet" isCompact disabled={isShowing} onClick={() => void show(eventType)}>
                  Show again<span className="sr-only">: {eventType}</span>
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface RowActionProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  /** The name of the row, for screen readers. */
  of: string;
}

/** A button below the name of a table's row. */
export function RowAction({ of, children, ...button }: RowActionProps) {
  return (
    <button
      type="button"
      className="min-h-8 text-xs text-muted underline decoration-dotted underline-offset-4 hover:text-accent disabled:opacity-40"
      {...button}
    >
      {children}
      <span className="sr-only">: {of}</span>
    </button>
  );
}
