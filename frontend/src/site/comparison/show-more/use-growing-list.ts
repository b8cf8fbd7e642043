import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/when-idle';
import { PAGE_SIZE } from '../comparison-start';

/** Each step lays out the whole table again, so many small steps take longer than some larger ones. */
const STEP = 2 * PAGE_SIZE;
/** Milliseconds until the next step, on a page that is never idle. */
const LATEST_MS = 100;

/**
 * How much of a list is shown. It grows in steps, with a pause for the visitor's input after each.
 *
 * @param key another list starts at one page again
 */
export function useGrowingList(key: string, length: number) {
  const start = { key, count: PAGE_SIZE, wanted: PAGE_SIZE };
  const [state, setState] = useState(start);
  const { count, wanted } = state.key === key ? state : start;
  const isGrowing = count < Math.min(wanted, length);
  useEffect(() => {
    if (!isGrowing) return;
    const grow = () => setState({ key, count: count + STEP, wanted });
    return whenIdle(() => startTransition(grow), LATEST_MS);
  }, [isGrowing, key, count, wanted]);
  return {
    count,
    isGrowing,
    /** Shows the next page at once, and the others up to the wanted number after it. */
    show: (number: number) => setState({ key, count: count + PAGE_SIZE, wanted: number }),
  };
}
