import type { ReactNode } from 'react';

/** The props that the chart passes to its tooltip. */
export interface TooltipProps {
  active?: boolean;
  payload?: readonly { payload?: unknown }[];
}

/** The chart's point under the pointer, or undefined. */
export const pointUnder = <Point,>({ active, payload }: TooltipProps) =>
  active ? (payload?.[0]?.payload as Point | undefined) : undefined;

interface ChartTooltipProps {
  metric: ReactNode;
  /** The label of the point. */
  label: string;
  /** 'status' announces changes to screen readers, for charts with arrow key navigation. */
  role?: 'status';
  /** Additional lines, as block elements. */
  children?: ReactNode;
}

/** A point's metric and label. */
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
