import type { RecentSale } from '@astaguide/contracts/earnings/recent-sale';
import type { TracedEvent } from '@astaguide/contracts/analytics/event-trace';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { longDay } from '../../../lib/calendar-date';
import { formatMoney } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { recentSalesQuery } from '../../api/earnings';
import { Dialog } from '../../ui/dialog/dialog';
import { FirstItems } from '../../ui/first-rows';
import { Panel } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';

interface RecentSalesProps {
  /** Describes a click. */
  clickText: (click: TracedEvent) => ReactNode;
}

/** The newest sales, each with the click that led to it. Empty without any. */
export function RecentSales({ clickText }: RecentSalesProps) {
  return (
    <QueryPanel
      query={useQuery(recentSalesQuery)}
      name="recent sales"
      skeleton={[]}
      className="empty:hidden"
      empty={null}
    >
      {(sales) => (
        <Panel title="Recent sales" note="Newest first, of all time">
          <SaleList sales={sales} clickText={clickText} />
        </Panel>
      )}
    </QueryPanel>
  );
}

function SaleList({ sales, clickText }: RecentSalesProps & { sales: readonly RecentSale[] }) {
  const [opened, setOpened] = useState<RecentSale>();
  return (
    <>
      <FirstItems rows={sales} first={5} className="divide-y divide-line text-sm">
        {(sale) => (
          <li key={sale.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <p className="min-w-0 grow basis-60">
              <span className="block font-semibold wrap-anywhere">{sale.productName ?? 'Unmatched'}</span>
              <span className="block text-xs wrap-anywhere text-muted">
                {[longDay(sale.day), sale.network, sale.orderId && `order ${sale.orderId}`]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </p>
            <p className="text-right tabular-nums">
              <span className={sale.status === 'reversed' ? 'line-through' : 'font-semibold'}>
                {formatMoney(sale.amount, sale.currency)}
              </span>
              <span className="block text-xs text-muted">
                {sale.commission !== null && `earns ${formatMoney(sale.commission, sale.currency)}, `}
                {sale.status}
              </span>
            </p>
            <p className="w-32 text-right">
              {sale.click ? (
                <Button
                  look="quiet"
                  isCompact
                  aria-label={`View click of ${sale.productName ?? 'this sale'}, ${longDay(sale.day)}`}
                  onClick={() => setOpened(sale)}
                >
                  View click
                </Button>
              ) : (
                <span className="text-xs text-muted">No click known</span>
              )}
            </p>
          </li>
        )}
      </FirstItems>
      {opened?.click && (
        <Dialog
          onClose={() => setOpened(undefined)}
          title="The click that led to this sale"
          description={`${opened.productName ?? 'Unmatched'}, sold ${longDay(opened.day)}`}
        >
          {clickText(opened.click)}
        </Dialog>
      )}
    </>
  );
}
