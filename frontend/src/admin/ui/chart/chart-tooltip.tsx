import type { ReactNode } from 'react';

/** What a chart calls its tooltip with. */
export interface TooltipProps {
  active?: boolean;
  payload?: readonly { payload?: unknown }[];
}

/** The chart's point under the pointer; undefined for none. */
export const pointUnder = <Point,>({ active, payload }: TooltipProps) =>
  active ? (payload?.[0]?.payload as Point | undefined) : undefined;

interface ChartTooltipProps {
  metric: ReactNode;
  /** Which point it is. */
  label: string;
  /** Read out as it changes, where the arrow keys go from point to point. */
  role?: 'status';
  /** Further lines, as blocks. */
  children?: ReactNode;
}

/** A point's metric, and which point it is. */
export function ChartTooltip({ metric, label, role, children }: ChartTooltipProps) {
  return (
    <p
      role={role}
      className="rounded-sm border border-edge bg-surface px-3 py-2 text-sm shadow-lg shadow-ink/10"
    >
      <strong className="block font-semibold tabular-nums">{metric}</strong>
      <span className="block text-muted">{label}</span>
      {children}
    </p>
  );
}
