import type { ReactNode } from 'react';

/** The button of a tooltip, before and after the tooltips' code is loaded. */
export interface TooltipTriggerProps {
  type: 'button';
  className: string;
  autoFocus: boolean;
  /** Identifies the trigger on the page. */
  'data-tooltip': string;
  children: ReactNode;
}
