import { shortDay } from '../../../lib/calendar-date';
import { formatCount } from '../../../lib/format';

const tick = { fill: 'var(--muted)', fontSize: 13 };

/** The axis of the days. */
export const dayAxis = {
  tickFormatter: shortDay,
  tick,
  tickLine: false,
  axisLine: { stroke: 'var(--edge)' },
  minTickGap: 24,
  // All at the same distance, also the last one.
  interval: 'equidistantPreserveStart',
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
