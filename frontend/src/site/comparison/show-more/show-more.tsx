import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { formatCount } from '../../../lib/format';
import { buttonStyle } from '../../../ui/button-style';
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
        <button
          type="button"
          onClick={show(shown + next)}
          className={buttonStyle('quiet', 'max-sm:grow noscript:hidden')}
        >
          Show {next} more
        </button>
      )}
      {!isGrowing && next < matching - shown && (
        <button
          type="button"
          onClick={show(matching)}
          className={buttonStyle('quiet', 'max-sm:grow noscript:hidden')}
        >
          Show all {formatCount(matching)}
        </button>
      )}
    </div>
  );
}
