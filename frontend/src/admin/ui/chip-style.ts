/** The style of one of a few choices side by side: a pressed button, the selected tab, or the current page. */
export const chipStyle =
  'inline-flex min-h-10 items-center rounded-full border border-edge px-4 text-sm font-semibold ' +
  'transition-colors hover:border-accent hover:text-accent ' +
  'aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent ' +
  'aria-selected:border-accent aria-selected:bg-accent aria-selected:text-on-accent ' +
  'aria-[current=page]:border-accent aria-[current=page]:bg-accent aria-[current=page]:text-on-accent';
