/** The style of one of a few choices side by side: a pressed button, the selected tab, or the current page. */
export const choiceStyle =
  'inline-flex min-h-9 items-center rounded-sm px-2 text-sm text-muted transition-colors hover:bg-sunken sm:px-3 ' +
  'aria-pressed:bg-sunken aria-pressed:font-semibold aria-pressed:text-ink ' +
  'aria-selected:bg-sunken aria-selected:font-semibold aria-selected:text-ink ' +
  'aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-ink';
