import type { BeforeAndAfterQuery } from '@astaguide/contracts/earnings/before-and-after';
import { useState } from 'react';
import { Button } from '../../../../ui/button';
import { lazyDialog } from '../../../ui/dialog/lazy-dialog';

const BeforeAndAfterDialog = lazyDialog(() => import('./before-and-after-dialog'));

/** Opens the comparison of the days before and after a change. @param change what changed, as text */
export function BeforeAndAfterButton(asked: BeforeAndAfterQuery & { change: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="quiet" isCompact onClick={() => setIsOpen(true)}>
        Before and after<span className="sr-only">: {asked.change}</span>
      </Button>
      {isOpen && <BeforeAndAfterDialog {...asked} onClose={() => setIsOpen(false)} />}
    </>
  );
}
