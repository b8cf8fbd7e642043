import { shortDay } from '../../../lib/calendar-date';
import { formatCount } from '../../../lib/format';

const tick = { fill: 'var(--muted)', fontSize: 13 };

/** The axis of days. */
export const dayAxis = {
  tickFormatter: shortDay,
  tick,
  tickLine: false,
  axisLine: { stroke: 'var(--edge)' },
  minTickGap: 24,
  // Ticks at equal distances, starting with the first one.
  interval: 'equidistantPreserveStart',
} as const;

/** The axis of counts: whole numbers. */
export const countAxis = {
  tickFormatter: formatCount,
  tick,
  tickLine: false,
  axisLine: false,
  allowDecimals: false,
  width: 'auto',
} as const;

/** Minimum top of the axis, so that a single event does not look like a peak. */
const LOWEST_TOP = 4;

/** The range of the count axis for a maximum value. */
export const countsUpTo = (highest: number): [number, number | 'auto'] => [
  0,
  highest < LOWEST_TOP ? LOWEST_TOP : 'auto',
];
