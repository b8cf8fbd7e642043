import { classNames } from '../../../lib/class-names';

/** The backdrop between a dialog and the page. */
export const overlayStyle = 'fixed inset-0 z-50 bg-veil';

const widths = { small: 'sm:max-w-md', regular: 'sm:max-w-xl', wide: 'sm:max-w-7xl', large: 'sm:max-w-5xl' };

/** How much of the window a dialog takes on screens wider than a phone's. */
export type DialogSize = keyof typeof widths | 'window';

/** The box of a dialog: full screen on a phone, centred on larger screens unless it fills the window. */
export function dialogStyle(size: DialogSize): string {
  const box = 'fixed z-50 flex flex-col bg-surface text-ink outline-none';
  if (size === 'window') return `${box} inset-0`;
  return classNames(
    box,
    'shadow-lg shadow-ink/20',
    size === 'small'
      ? 'top-1/2 left-1/2 w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 rounded-md border border-line'
      : 'inset-0 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[92dvh] sm:w-[calc(100vw-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-md sm:border sm:border-line',
    size === 'large' && 'sm:h-[92dvh]',
    widths[size],
  );
}
