import type { ReactNode } from 'react';
import { longDay, shortDay } from '../../lib/calendar-date';
import { formatCount } from '../../lib/format';

const tick = { fill: 'var(--muted)', fontSize: 13 };

/** The axis of the days, for a chart of UTC days. */
export const dayAxis = {
  tickFormatter: shortDay,
  tick,
  tickLine: false,
  axisLine: { stroke: 'var(--edge)' },
  minTickGap: 24,
} as const;

/** The axis of what is counted: whole numbers. */
export const countAxis = {
  tickFormatter: formatCount,
  tick,
  tickLine: false,
  axisLine: false,
  allowDecimals: false,
  width: 'auto',
} as const;

/** The axis goes up to this at the least: a lone event is no peak. */
const LOWEST_TOP = 4;

/** What the axis of what is counted spans, where the highest day has so many. */
export const countsUpTo = (highest: number): [number, number | 'auto'] => [
  0,
  highest < LOWEST_TOP ? LOWEST_TOP : 'auto',
];

/** What a chart calls its tooltip with. */
export interface TooltipProps {
  active?: boolean;
  payload?: readonly { payload?: unknown }[];
}

/** The day under the pointer; undefined for none. */
export const dayUnder = <Day,>({ active, payload }: TooltipProps) =>
  active ? (payload?.[0]?.payload as Day | undefined) : undefined;

interface DayTooltipBoxProps {
  /** 'YYYY-MM-DD' */
  day: string;
  /** Read out as it changes, where the arrow keys go from day to day. */
  role?: 'status';
  children: ReactNode;
}

/** A day's figure, and which day it is. */
export function DayTooltipBox({ day, role, children }: DayTooltipBoxProps) {
  return (
    <p
      role={role}
      className="rounded-sm border border-edge bg-surface px-3 py-2 text-sm shadow-lg shadow-ink/10"
    >
      <strong className="block font-semibold tabular-nums">{children}</strong>
      <span className="text-muted">{longDay(day)}</span>
    </p>
  );
}
