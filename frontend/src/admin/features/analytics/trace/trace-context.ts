import { createContext, useContext } from 'react';
import type { TraceAsk } from '../../../api/analytics-trace';

/** A figure on the screen, and the events behind it. */
export interface OpenedFigure {
  /** What it counts: 'Clicks on /comparison, Nov 3, 2026'. */
  title: string;
  count: number;
  ask: TraceAsk;
}

export const TraceContext = createContext<(figure: OpenedFigure) => void>(() => {});

/** Opens a figure down to its events. */
export const useTrace = () => useContext(TraceContext);
