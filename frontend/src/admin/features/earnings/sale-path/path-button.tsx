import type { RecentSale } from '@astaguide/contracts/earnings/recent-sale';
import { useState } from 'react';
import { longDay } from '../../../../lib/calendar-date';
import { Button } from '../../../../ui/button';
import { lazyDialog } from '../../../ui/dialog/lazy-dialog';
import { saleName } from './sale-name';

const PathDialog = lazyDialog(() => import('./path-dialog'));

/** Opens the path to a sale: from the visit to the payment. */
export function PathButton({ sale }: { sale: RecentSale }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        isCompact
        aria-label={`View path of ${saleName(sale)}, ${longDay(sale.day)}`}
        onClick={() => setIsOpen(true)}
      >
        View path
      </Button>
      {isOpen && <PathDialog sale={sale} onClose={() => setIsOpen(false)} />}
    </>
  );
}
