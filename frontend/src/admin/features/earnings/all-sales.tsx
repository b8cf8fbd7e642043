import {
  saleFilters,
  MAX_SALES,
  type RecentSale,
  type SaleFilter,
} from '@astaguide/contracts/earnings/recent-sale';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { longDay } from '../../../lib/calendar-date';
import { formatMoney, capitalized } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { PencilIcon } from '../../../ui/icons';
import { salesCsvAddress, salesQuery } from '../../api/earnings';
import { DownloadLink } from '../../ui/download-csv';
import { ListBar } from '../../ui/form/list-bar';
import { IconButton } from '../../ui/icon-button';
import { Panel } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';
import { SaleDialog } from './sale-dialog';
import { PathButton } from './sale-path/path-button';
import { saleName } from './sale-path/sale-name';

/** Sales shown at first, and further ones at a time. */
const STEP = 5;

const filterNames: Record<SaleFilter, string> = {
  pending: 'Pending',
  approved: 'Approved',
  reversed: 'Reversed',
  unpaid: 'Approved, not paid',
  paid: 'Paid',
  refund: 'Refunds and adjustments',
};
const filters = [
  { value: '' as const, label: 'All' },
  ...saleFilters.map((value) => ({ value, label: filterNames[value] })),
];

/** All sales with search and filter, each with the visit that led to it, to look at and to correct. */
export function AllSales() {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<SaleFilter | ''>('');
  const [limit, setLimit] = useState(STEP);
  const choice = { search: useDeferredValue(search.trim()), status };
  const isFiltered = choice.search !== '' || status !== '';
  return (
    <Panel title="Sales" note="Newest first, of all time">
      <ListBar
        searchLabel="Search by order, network or product"
        search={search}
        onSearch={setSearch}
        choiceLabel="Status"
        choices={filters}
        choice={status}
        onChoose={setStatus}
      >
        <DownloadLink href={salesCsvAddress(choice)}>{isFiltered ? 'these sales' : 'all sales'}</DownloadLink>
      </ListBar>
      <QueryPanel
        query={useQuery({ ...salesQuery(choice, limit), placeholderData: keepPreviousData })}
        name="sales"
        className="mt-2"
        skeleton={['h-40']}
        empty={isFiltered ? 'No sales match.' : 'No sales yet.'}
      >
        {(sales) => (
          <>
            <SaleList sales={sales} />
            {sales.length === limit && limit < MAX_SALES && (
              <Button
                look="quiet"
                isCompact
                className="mt-3"
                onClick={() => setLimit(Math.min(limit + 4 * STEP, MAX_SALES))}
              >
                Show more
              </Button>
            )}
          </>
        )}
      </QueryPanel>
    </Panel>
  );
}

function SaleList({ sales }: { sales: readonly RecentSale[] }) {
  const [corrected, setCorrected] = useState<RecentSale>();
  return (
    <>
      <ul className="divide-y divide-line text-sm">
        {sales.map((sale) => (
          <li
            key={sale.id}
            className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2.5 sm:flex-nowrap sm:gap-x-4"
          >
            <p className="min-w-0 grow max-sm:contents">
              <span className="block min-w-0 font-semibold wrap-anywhere max-sm:flex-1">
                {saleName(sale)}
              </span>
              <span className="block text-xs wrap-anywhere text-muted max-sm:order-1 max-sm:basis-full">
                {traceOf(sale)}
              </span>
            </p>
            <p className="text-right tabular-nums max-sm:contents sm:shrink-0">
              <span className={sale.status === 'reversed' ? 'line-through' : 'font-semibold'}>
                {formatMoney(sale.amount, sale.currency)}
              </span>
              <span className="block text-xs text-muted max-sm:order-2 max-sm:flex-1 max-sm:text-left">
                {sale.commission !== null &&
                  `${formatMoney(sale.commission, sale.commissionCurrency)} commission, `}
                {sale.isPaid && sale.status === 'approved'
                  ? `paid${sale.paidOn ? ` ${longDay(sale.paidOn)}` : ''}`
                  : sale.status}
              </span>
            </p>
            <div className="order-3 flex shrink-0 gap-1">
              <PathButton sale={sale} />
              <IconButton
                name={`Correct ${saleName(sale)}, ${longDay(sale.day)}`}
                onClick={() => setCorrected(sale)}
              >
                <PencilIcon />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      {corrected && <SaleDialog sale={corrected} onClose={() => setCorrected(undefined)} />}
    </>
  );
}

const traceOf = ({ kind, day, network, orderId, rowId, isCorrected }: RecentSale) =>
  [
    kind !== 'sale' && capitalized(kind),
    longDay(day),
    network,
    orderId && `order\u00a0${orderId}`,
    rowId && rowId !== orderId && `id ${rowId}`,
    isCorrected && 'corrected by you',
  ]
    .filter(Boolean)
    .join(' · ');
