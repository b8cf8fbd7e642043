import { Tooltip as Radix } from 'radix-ui';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names';

/** Delay before a tooltip opens on hover, in milliseconds. */
const DELAY_MS = 700;

/** Milliseconds after a tooltip closed in which the next one opens at once. */
const INSTANT_MS = 300;

/** Minimum distance between a tooltip and the window's edges, in pixels; at the top is the header. */
const COLLISION_PADDING = { top: 76, right: 12, bottom: 12, left: 12 };

/** Stands around tooltips that are near each other: after one was open, the next opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY_MS} skipDelayDuration={INSTANT_MS}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  text: string;
  className?: string;
  /** The term's own action, such as sorting by it. */
  onClick?: () => void;
  children: ReactNode;
}

/**
 * A term with an explanation that opens on hover and focus, and on a click if that has no action of its own. Escape
 * closes it.
 */
export function Tooltip({ text, className, onClick, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    // Otherwise the click closes it; a finger has no other way to open it.
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
      <Radix.Trigger
        type="button"
        onClick={onClick ?? open}
        className={classNames(
          'min-h-6 rounded-sm [text-transform:inherit] underline decoration-edge decoration-dotted underline-offset-4',
          !onClick && 'cursor-help',
          className,
        )}
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal container={mainContent()}>
        <Radix.Content
          sideOffset={6}
          collisionPadding={COLLISION_PADDING}
          className="z-50 max-w-72 rounded-sm bg-ink px-3 py-2 text-xs font-normal text-paper shadow-lg shadow-ink/10"
        >
          {text}
          <Radix.Arrow className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Tooltips are rendered in the page's main element, because outside they would belong to no landmark. */
function mainContent(): HTMLElement | null {
  return document.getElementById('content');
}
