import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';

/** Milliseconds the pointer rests before a tooltip opens. */
const DELAY_MS = 700;
/** Milliseconds after one tooltip closed in which the next opens at once. */
const SKIP_MS = 300;

/** Pixels kept free between a tooltip and the window's edges; at the top the header stands. */
const COLLISION_PADDING = { top: 76, right: 12, bottom: 12, left: 12 };

/** Goes once around a page that has tooltips. Not for the frame: its code would then reach every page. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_MS}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  text: string;
  className?: string;
  children: ReactNode;
}

/** A term with an explanation that opens on hover and on focus, and closes with Escape. */
export function Tooltip({ text, className, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger
        type="button"
        className={classNames(
          'min-h-6 cursor-help rounded-sm [text-transform:inherit] underline decoration-edge decoration-dotted underline-offset-4',
          className,
        )}
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal container={mainContent()}>
        <Radix.Content
          sideOffset={6}
          collisionPadding={COLLISION_PADDING}
          className="z-50 max-w-72 rounded-sm bg-ink px-3 py-2 text-xs text-paper shadow-lg shadow-ink/10"
        >
          {text}
          <Radix.Arrow className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Tooltips stand in the page's main part: outside of it they would belong to no landmark. */
function mainContent(): HTMLElement | null {
  return typeof document === 'undefined' ? null : document.getElementById('content');
}
