import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import type { TooltipTriggerProps } from './tooltip-trigger';

/** Delay before a tooltip opens, in milliseconds. */
const DELAY_MS = 700;
/** Milliseconds after a tooltip closed in which the next one opens at once. */
const SKIP_MS = 300;

/** Minimum distance between a tooltip and the window's edges, in pixels; at the top is the header. */
const COLLISION_PADDING = { top: 76, right: 12, bottom: 12, left: 12 };

export function LoadedProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_MS}>
      {children}
    </Radix.Provider>
  );
}

export function LoadedTooltip({ text, trigger }: { text: string; trigger: TooltipTriggerProps }) {
  return (
    <Radix.Root>
      <Radix.Trigger {...trigger} />
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

/** Tooltips are rendered in the page's main element, because outside they would belong to no landmark. */
function mainContent(): HTMLElement | null {
  return document.getElementById('content');
}
