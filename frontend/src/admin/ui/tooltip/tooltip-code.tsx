import { Tooltip as Radix } from 'radix-ui';
import type { TooltipTriggerProps } from './tooltip-trigger';

/** Delay before a tooltip opens, in milliseconds. */
const DELAY_MS = 700;

/** Minimum distance between a tooltip and the window's edges, in pixels; at the top is the header. */
const COLLISION_PADDING = { top: 76, right: 12, bottom: 12, left: 12 };

interface LoadedTooltipProps {
  text: string;
  trigger: TooltipTriggerProps;
  /** Whether it opens without the delay. */
  isInstant: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function LoadedTooltip({ text, trigger, isInstant, onOpenChange }: LoadedTooltipProps) {
  return (
    <Radix.Provider delayDuration={isInstant ? 0 : DELAY_MS}>
      <Radix.Root onOpenChange={onOpenChange}>
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
    </Radix.Provider>
  );
}

/** Tooltips are rendered in the page's main element, because outside they would belong to no landmark. */
function mainContent(): HTMLElement | null {
  return document.getElementById('content');
}
