import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import { Tooltip, TooltipProvider } from './tooltip';

interface MetricTilesProps {
  /** Name of the group. */
  label: string;
  /** The number of columns at each width. */
  className: string;
  children: ReactNode;
}

/** Metrics side by side, each a button that selects what the chart shows. */
export function MetricTiles({ label, className, children }: MetricTilesProps) {
  return (
    <TooltipProvider>
      <div
        role="group"
        aria-label={label}
        className={classNames(
          'grid gap-px overflow-hidden rounded-md border border-line bg-line tabular-nums',
          className,
        )}
      >
        {children}
      </div>
    </TooltipProvider>
  );
}

interface MetricTileProps {
  name: string;
  /** How the metric is computed. */
  about: string;
  isDrawn: boolean;
  onDraw: () => void;
  className?: string;
  value: string;
  /** The change since the comparison period, and the value in it; without one, what is shown instead. */
  change?: ReactNode;
  before?: string | null | undefined;
  /** Whether the period is not over. */
  isSoFar?: boolean;
  /** Shown below the value. */
  children?: ReactNode;
}

export function MetricTile({
  name,
  about,
  isDrawn,
  onDraw,
  className,
  value,
  change,
  before,
  isSoFar = false,
  children,
}: MetricTileProps) {
  return (
    // The name lies on the button, because a button cannot contain the one of the tooltip.
    <div
      className={classNames('row-span-2 grid grid-cols-1 grid-rows-subgrid gap-y-0 bg-surface', className)}
    >
      <p className="pointer-events-none z-10 col-start-1 row-start-1 px-3 pt-2.5 kicker text-muted *:pointer-events-auto">
        <Tooltip text={about} className="text-left">
          {name}
        </Tooltip>
      </p>
      <button
        type="button"
        aria-pressed={isDrawn}
        onClick={onDraw}
        className="group col-start-1 row-span-2 row-start-1 grid grid-rows-subgrid border-t-4 border-transparent px-3 pb-2 text-left outline-offset-[-3px] hover:bg-sunken aria-pressed:border-accent"
      >
        <span className="sr-only">{name}</span>
        <span className="row-start-2">
          <span className="block font-display text-xl font-semibold wrap-anywhere">{value}</span>
          <span className="block min-h-5 text-xs text-muted lg:whitespace-nowrap">
            {before ? (
              <>
                {change} {isSoFar && <span className="max-sm:sr-only">so far </span>}vs. {before}
              </>
            ) : (
              change
            )}
          </span>
          {children}
        </span>
      </button>
    </div>
  );
}
