import type { ReactNode } from 'react';

/** The button that a tooltip belongs to, before and after the tooltips' code is there. */
export interface TooltipTriggerProps {
  type: 'button';
  className: string;
  autoFocus: boolean;
  /** Tells the triggers of a page apart. */
  'data-tooltip': string;
  children: ReactNode;
}
