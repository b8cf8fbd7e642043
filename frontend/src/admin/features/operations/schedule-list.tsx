import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { zonedMinute } from '../../lib/zoned-time';
import { capitalized, formatPlural } from '../../../lib/format';
import { Panel } from '../../ui/panel';
import { formatSeconds } from '../../lib/duration';

type Schedule = NonNullable<QueueHealth['schedules']>[number];

/** Scheduled jobs, the next one first. */
export function ScheduleList({ schedules }: { schedules: QueueHealth['schedules'] }) {
  const timeZone = useOwnerTimeZone();
  return (
    <Panel title="Schedules" note={schedules && formatPlural(schedules.length, 'job')} isFolded>
      {schedules === null && <p className="py-2 text-sm">Unknown while the queue is not responding.</p>}
      {schedules?.length === 0 && (
        <p className="py-2 text-sm text-muted">
          No scheduled jobs. Each worker still empties the fallback every second and removes expired data
          every minute.
        </p>
      )}
      {schedules && schedules.length > 0 && (
        <ul className="divide-y divide-line text-sm">
          {schedules.map((schedule) => (
            <li
              key={`${schedule.queue} ${schedule.name}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5"
            >
              <span className="font-semibold break-all">
                {capitalized(schedule.name.replaceAll('-', ' '))}
              </span>
              <span className="text-xs text-muted tabular-nums">
                {turnOf(schedule)}
                {schedule.nextAt && `, next ${zonedMinute(schedule.nextAt, timeZone)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function turnOf({ everyMs, pattern, timeZone }: Schedule): string {
  if (everyMs !== null) return `every ${formatSeconds(everyMs / 1000)}`;
  const zone = timeZone ?? '';
  const [, minute, hour] = /^(\d+) (\d+) \* \* \*$/.exec(pattern ?? '') ?? [];
  if (minute && hour) return `daily at ${hour.padStart(2, '0')}:${minute.padStart(2, '0')} ${zone}`.trim();
  return `${pattern ?? 'once'} ${zone}`.trim();
}
