import { useQuery } from '@tanstack/react-query';
import { longDay } from '../../../../lib/calendar-date';
import { formatMoney } from '../../../../lib/format';
import { salesOfDayQuery } from '../../../api/earnings';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';
import { PathButton } from './path-button';
import { saleName } from './sale-name';

/** The sales of a day, each with the path that led to it. */
export default function DaySales({ day }: { day: string }) {
  return (
    <Panel title="Sales of this day" note={longDay(day)}>
      <QueryPanel
        query={useQuery(salesOfDayQuery(day))}
        name="sales"
        skeleton={['h-16']}
        empty="No sales on this day."
      >
        {(sales) => (
          <ul className="divide-y divide-line text-sm">
            {sales.map((sale) => (
              <li key={sale.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
                <span className="min-w-0 grow basis-60 font-semibold wrap-anywhere">{saleName(sale)}</span>
                <span className="tabular-nums">
                  {formatMoney(sale.amount, sale.currency)}, {sale.status}
                </span>
                <PathButton sale={sale} />
              </li>
            ))}
          </ul>
        )}
      </QueryPanel>
    </Panel>
  );
}
