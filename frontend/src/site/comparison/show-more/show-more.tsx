import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { formatCount } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { PAGE_SIZE } from '../comparison-start';

interface ShowMoreProps {
  /** The number of products shown, and of those that match. */
  shown: number;
  matching: number;
  /** More are about to be shown. */
  isGrowing: boolean;
  onShow: (count: number) => void;
}

/** Shows more products of the list around it, and moves the focus to the first of them. */
export function ShowMore({ shown, matching, isGrowing, onShow }: ShowMoreProps) {
  if (shown >= matching) return null;
  const show = (count: number) => (event: MouseEvent) => {
    const list = event.currentTarget.closest('section');
    flushSync(() => onShow(count));
    list?.querySelectorAll<HTMLElement>('th[scope="row"] a, h3 a')[shown]?.focus();
  };
  const next = Math.min(PAGE_SIZE, matching - shown);
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <p className="text-sm text-muted max-sm:w-full">
        {formatCount(shown)} of {formatCount(matching)} shown
      </p>
      {!isGrowing && (
        <Button look="quiet" className="max-sm:grow noscript:hidden" onClick={show(shown + next)}>
          Show {next} more
        </Button>
      )}
      {!isGrowing && next < matching - shown && (
        <Button look="quiet" className="max-sm:grow noscript:hidden" onClick={show(matching)}>
          Show all {formatCount(matching)}
        </Button>
      )}
    </div>
  );
}
