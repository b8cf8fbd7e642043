import { setupSteps } from '@astaguide/contracts/settings/setup-steps';
import { useQuery } from '@tanstack/react-query';
import { setupQuery } from '../api/owner-settings';
import { Suspense, useId, useState } from 'react';
import { classNames } from '../../lib/class-names';
import { ChevronIcon } from '../../ui/icons';
import { Skeleton } from '../../ui/skeleton';
import { useAttention } from '../features/operations/attention/use-attention';
import { lazyPart } from '../lib/lazy-part';

const DeskContent = lazyPart(() => import('./desk-content'));

/** The owner's open work in one line that opens: the steps of the setup, and what needs attention. */
export function DeskLine() {
  const setup = useSetupProgress();
  const attention = useAttention();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (!setup && attention.length === 0) return null;
  const parts = [
    ...(setup ? [`Setup: ${setup.done} of ${setup.steps} done`] : []),
    ...attention.map(({ text }) => text),
  ];
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="inline-flex min-h-9 max-w-full min-w-0 items-center gap-2 rounded-sm px-2 text-sm hover:bg-sunken max-lg:order-1 max-lg:-ml-2 max-lg:grow max-lg:basis-40 print:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        {attention.length > 0 && <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-warn" />}
        <span className="truncate">{parts.join(' · ')}</span>
        <ChevronIcon className={classNames('size-4 shrink-0', isOpen && 'rotate-180')} />
      </button>
      <div id={id} hidden={!isOpen} className="order-last grid w-full gap-3 empty:hidden">
        {isOpen && (
          <Suspense fallback={<Skeleton className="h-24 w-full" />}>
            <DeskContent />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** How many steps of the setup are done; undefined when all are, or when the owner has hidden them. */
function useSetupProgress(): { done: number; steps: number } | undefined {
  const { data: setup } = useQuery(setupQuery);
  const isOver = !setup || setup.isDismissed || setup.done.length === setupSteps.length;
  return isOver ? undefined : { done: setup.done.length, steps: setupSteps.length };
}
