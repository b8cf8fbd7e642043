import { longDay } from '../../../lib/calendar-date';
import { formatCount } from '../../../lib/format';
import { ChartCell, ChartHead, ChartRow, ChartTable } from '../../ui/chart/chart-table';
import type { DayClicks } from './clicks-by-day';

/** The chart's metrics as a table, newest day first. */
export function ClicksTable({ clicksByDate }: { clicksByDate: DayClicks[] }) {
  return (
    <ChartTable label="Table of clicks by day" first="Day" heads={<ChartHead>Clicks</ChartHead>}>
      {clicksByDate.toReversed().map(({ date, clicks }) => (
        <ChartRow key={date} head={longDay(date)}>
          <ChartCell>{formatCount(clicks)}</ChartCell>
        </ChartRow>
      ))}
    </ChartTable>
  );
}
