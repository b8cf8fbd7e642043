import type { ReactNode } from 'react';

/** The props that the chart passes to its tooltip. */
interface TooltipProps {
  active?: boolean;
  payload?: readonly { payload?: unknown }[];
}

/** The content of a chart's tooltip: a `ChartTooltip` of the point under the pointer, if there is one. */
export const tooltipOf =
  <Point,>(contentOf: (point: Point) => ReactNode) =>
  ({ active, payload }: TooltipProps) => {
    const point = active ? (payload?.[0]?.payload as Point | undefined) : undefined;
    return point && contentOf(point);
  };

interface ChartTooltipProps {
  metric: ReactNode;
  /** The label of the point. */
  label: string;
  /** Additional lines, as block elements. */
  children?: ReactNode;
}

/** A point's metric and label. Screen readers announce them, because arrow keys move between points. */
export function ChartTooltip({ metric, label, children }: ChartTooltipProps) {
  return (
    <p
      role="status"
      className="rounded-sm border border-edge bg-surface px-3 py-2 text-sm shadow-lg shadow-ink/10"
    >
      <strong className="block font-semibold tabular-nums">{metric}</strong>
      <span className="block text-muted">{label}</span>
      {children}
    </p>
  );
}
