import { createContext, useContext } from 'react';
import type { TraceAsk } from '../../../api/analytics/trace';

/** A metric on the screen, and the query for its events. */
export interface OpenedMetric {
  /** What is counted: 'Clicks on /comparison, Nov 3, 2026'. */
  title: string;
  count: number;
  ask: TraceAsk;
}

export const TraceContext = createContext<(metric: OpenedMetric) => void>(() => {});

/** Opens the list of events behind a metric. */
export const useTrace = () => useContext(TraceContext);
