import type { ReportQuery } from '@astaguide/contracts/report/analytics-report';
import type { Earnings } from '@astaguide/contracts/earnings/earnings';
import type { EarningsDimension } from '@astaguide/contracts/earnings/earnings-dimension';
import { rateText } from '@astaguide/contracts/values/change-text';
import type { ReactNode } from 'react';
import { formatCount, formatPrice } from '../../../lib/format';
import { ChangeText } from '../../ui/change-text';
import { FirstRows } from '../../ui/first-rows';
import { KeyLabel } from '../../ui/key-label';
import { Panel } from '../../ui/panel';
import { longDay } from '../../../lib/calendar-date';
import { SelectField } from '../../ui/inputs/select-field';
import type { EarningsLabels } from './labels';
import { CsvLink } from './csv-link';
import { epcText } from './labels';
import { SpreadSalesSwitch } from './spread-sales-switch';

/** Number of rows shown at first. */
const FIRST = 10;

type Row = Earnings['rows'][number];

/** The dimensions in the order of the menu, with the heading of their column. */
const names: Record<EarningsDimension, string> = {
  product: 'Product',
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
const options = Object.entries(names).map(([value, label]) => ({ value, label }));

const columns: { name: string; cell: (row: Row) => ReactNode }[] = [
  { name: 'Estimated', cell: (row) => formatPrice(row.expected) },
  { name: 'Approved', cell: (row) => formatPrice(row.commission) },
  { name: 'EPC', cell: (row) => epcText(row.expected, row.clicks) },
  { name: 'Clicks', cell: (row) => formatCount(row.clicks) },
  { name: 'Orders', cell: (row) => formatCount(row.pending + row.confirmed) },
  { name: 'Reversed', cell: (row) => formatCount(row.reversed) },
  { name: 'Conversion', cell: (row) => rateText(row.conversionRate) },
  { name: 'Cohort conversion', cell: (row) => rateText(row.cohortConversionRate) },
  { name: 'Sales', cell: (row) => formatPrice(row.sales) },
];
const change = {
  name: 'Change',
  cell: (row: Row) => row.change && <ChangeText change={row.change.expected} now={Number(row.expected)} />,
};

const spread = { name: 'Of which spread', cell: (row: Row) => formatPrice(row.spreadExpected) };

interface EarningsTableProps {
  earnings: Earnings;
  query: ReportQuery;
  labels: EarningsLabels;
  /** The chosen dimension; the rows follow when they have come. */
  by: EarningsDimension;
  onChoose: (by: EarningsDimension) => void;
}

/** Earnings by product, page, placement… On a small screen a row wraps. */
export function EarningsTable({ earnings, query, labels, by, onChoose }: EarningsTableProps) {
  const { rows, comparison, spreadSales } = earnings;
  const isSpread = spreadSales && rows.some(({ spreadOrders }) => spreadOrders > 0);
  const name = names[earnings.by];
  const order = earnings.by === 'day' ? 'Sorted by day' : 'Sorted by estimated commission';
  const textOf = ({ key, label }: Row) => {
    if (key === null) return label;
    if (earnings.by === 'day') return longDay(key);
    return earnings.by === 'rank' ? `#${label}` : labels.key(earnings.by, label);
  };
  const all = [
    columns[0]!,
    ...(isSpread ? [spread] : []),
    ...(comparison ? [change] : []),
    ...columns.slice(1),
  ];
  return (
    <Panel title={`Earnings by ${name.toLowerCase()}`} note={order}>
      <div className="mb-4 grid items-end gap-x-8 gap-y-4 md:grid-cols-2">
        <SelectField
          label="Break down by"
          value={by}
          options={options}
          onChange={({ target }) => onChoose(target.value as EarningsDimension)}
          className="max-w-xs"
        />
        <SpreadSalesSwitch isSpread={spreadSales} />
      </div>
      {rows.length === 0 ? (
        <p className="py-6 text-center text-sm text-muted">No clicks or sales in this period.</p>
      ) : (
        <FirstRows
          rows={rows}
          first={FIRST}
          aside={
            <CsvLink query={query} table="rows" by={earnings.by}>
              the table
            </CsvLink>
          }
        >
          {(shown) => (
            <table role="table" className="w-full text-sm tabular-nums max-lg:block">
              <caption className="sr-only">
                Earnings by {name.toLowerCase()}. {order}.
              </caption>
              <thead role="rowgroup" className="max-lg:sr-only">
                <tr role="row" className="text-xs text-muted">
                  <th role="columnheader" scope="col" className="py-2 pr-4 text-left font-semibold">
                    {name}
                  </th>
                  {all.map(({ name }) => (
                    <th
                      key={name}
                      role="columnheader"
                      scope="col"
                      className="py-2 pl-3 text-right font-semibold"
                    >
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody role="rowgroup" className="max-lg:block">
                {shown.map((row) => (
                  <tr
                    key={row.key}
                    role="row"
                    className="border-t border-line align-baseline max-lg:grid max-lg:grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] max-lg:gap-x-4 max-lg:gap-y-1 max-lg:py-3"
                  >
                    <th
                      role="rowheader"
                      scope="row"
                      className="py-2.5 pr-4 text-left font-semibold wrap-anywhere max-lg:col-span-full max-lg:p-0"
                    >
                      <KeyLabel dimension={earnings.by} value={row.key} label={textOf(row)} />
                    </th>
                    {all.map(({ name, cell }) => (
                      <td
                        key={name}
                        role="cell"
                        className="py-2.5 pl-3 text-right max-lg:p-0 max-lg:text-left"
                      >
                        <span aria-hidden="true" className="block text-xs text-muted lg:hidden">
                          {name}
                        </span>
                        {cell(row)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </FirstRows>
      )}
    </Panel>
  );
}
