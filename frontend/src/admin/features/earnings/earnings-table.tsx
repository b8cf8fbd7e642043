import type { ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import type { Earnings } from '@astaguide/contracts/earnings/earnings';
import type { EarningsDimension } from '@astaguide/contracts/earnings/earnings-dimension';
import { longDay } from '../../../lib/calendar-date';
import { classNames } from '../../../lib/class-names';
import { earningsCsvAddress } from '../../api/earnings';
import { rowLabel } from '../../lib/report-labels';
import { DownloadLink } from '../../ui/download-csv';
import { FirstRows } from '../../ui/first-rows';
import { ListChoice } from '../../ui/form/list-bar';
import { KeyLabel } from '../../ui/key-label';
import { Panel } from '../../ui/panel';
import { ColumnHead } from '../../ui/table/column-head';
import { sortedRows, useSortOrder } from '../../ui/table/sorted-rows';
import { TooltipProvider } from '../../ui/tooltip';
import { earningsColumns, useChosenColumns, type EarningsColumn, type EarningsRow } from './earnings-columns';

/** The dimensions in the order of the menu, with the heading of their column. */
const names: Record<EarningsDimension, string> = {
  product: 'Product',
  network: 'Network',
  page: 'Page',
  linkPlacement: 'Placement',
  rank: 'Rank shown',
  channel: 'Channel',
  source: 'Source',
  campaign: 'Campaign',
  country: 'Country',
  device: 'Device',
  day: 'Day',
};
const options = (Object.entries(names) as [EarningsDimension, string][]).map(([value, label]) => ({
  value,
  label,
}));

interface EarningsTableProps {
  earnings: Earnings;
  query: ReportQuery;
  /** The chosen dimension; the rows follow when they have come. */
  by: EarningsDimension;
  onChoose: (by: EarningsDimension) => void;
}

/** Earnings by product, page, placement… */
export function EarningsTable({ by, onChoose, ...table }: EarningsTableProps) {
  const { earnings } = table;
  return (
    <Panel title={`Earnings by ${names[earnings.by].toLowerCase()}`}>
      <div className="mb-3 flex print:hidden">
        <ListChoice choiceLabel="Break down by" choices={options} choice={by} onChoose={onChoose} />
      </div>
      {earnings.rows.length === 0 ? (
        <p className="py-6 text-center text-sm text-muted">No clicks or sales in this period.</p>
      ) : (
        <SortedTable key={earnings.by} {...table} />
      )}
    </Panel>
  );
}

/** A column's name within a sentence: 'EPC', 'conversion'. */
const inText = (name: string) => (name === name.toUpperCase() ? name : name.toLowerCase());

/** At first, days are in their order, and other rows by estimated commission. On a small screen a row wraps. */
function SortedTable({ earnings, query }: Omit<EarningsTableProps, 'by' | 'onChoose'>) {
  const { by, rows } = earnings;
  const name = names[by];
  const { order, sortable } = useSortOrder<EarningsRow>(by === 'day' ? 'key' : 'expected', by !== 'day');
  const textOf = ({ key, label }: EarningsRow) => {
    if (key === null) return label;
    if (by === 'day') return longDay(key);
    return by === 'rank' ? `#${label}` : by === 'network' ? label : rowLabel(by, label);
  };
  const nameColumn: EarningsColumn = {
    key: 'key',
    name,
    kind: 'text',
    cell: textOf,
    value: (row) => (by === 'rank' ? Number(row.key) : by === 'day' ? row.key : textOf(row)),
  };
  const all = earningsColumns(earnings);
  const { columns: metrics, menu } = useChosenColumns(all);
  const columns = [nameColumn, ...metrics];
  const sorting = [nameColumn, ...all].find(({ key }) => key === order.column);
  const sortName = order.column === 'expected' ? 'estimated commission' : inText(sorting?.name ?? name);
  const isKeyed = ({ key }: EarningsRow) => key !== null;
  const sorted = [
    ...sortedRows(rows.filter(isKeyed), order, (row) => sorting?.value(row) ?? null),
    ...rows.filter((row) => !isKeyed(row)),
  ];
  return (
    <FirstRows
      rows={sorted}
      first={5}
      aside={
        <span className="flex flex-wrap items-center gap-3">
          {menu}
          <DownloadLink href={earningsCsvAddress(query, 'rows', by)}>the table</DownloadLink>
        </span>
      }
    >
      {(shown) => (
        <table role="table" className="w-full text-sm tabular-nums max-lg:block">
          <caption className="pb-1 text-left text-xs text-muted max-lg:block lg:text-right">
            <span className="sr-only">Earnings by {name.toLowerCase()}. </span>
            Sorted by {sortName}
          </caption>
          <thead role="rowgroup" className="max-lg:block">
            <tr
              role="row"
              className="text-xs text-muted max-lg:flex max-lg:flex-wrap max-lg:gap-x-5 max-lg:pb-1"
            >
              <TooltipProvider>
                {columns.map((column) => (
                  <ColumnHead
                    key={column.key}
                    column={sortable(column)}
                    isText={column === nameColumn}
                    className="max-lg:p-0"
                  />
                ))}
              </TooltipProvider>
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-lg:block">
            {shown.map((row) => (
              <tr
                key={row.key}
                role="row"
                className="border-t border-line align-baseline max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-4 max-lg:gap-y-0.5 max-lg:py-3 max-lg:after:order-1 max-lg:after:basis-full max-lg:after:content-['']"
              >
                <th
                  role="rowheader"
                  scope="row"
                  className="py-2.5 pr-4 text-left font-semibold wrap-anywhere max-lg:min-w-0 max-lg:flex-[1_1_8rem] max-lg:p-0"
                >
                  <KeyLabel dimension={by} value={row.key} label={textOf(row)} />
                </th>
                {metrics.map(({ key, name, cell }) => {
                  const isFirstLine = key === 'expected' || key === 'change';
                  return (
                    <td
                      key={key}
                      role="cell"
                      className={classNames(
                        'py-2.5 pl-3 text-right max-lg:p-0',
                        !isFirstLine && 'max-lg:order-last max-lg:text-xs max-lg:text-muted',
                        isFirstLine && 'max-lg:font-semibold',
                        key === 'change' && 'max-lg:min-w-14',
                      )}
                    >
                      {!isFirstLine && (
                        <span aria-hidden="true" className="lg:hidden">
                          {name}{' '}
                        </span>
                      )}
                      {cell(row)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </FirstRows>
  );
}
