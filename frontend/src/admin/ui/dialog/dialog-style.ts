import { classNames } from '../../../lib/class-names';

/** The backdrop between a dialog and the page. */
export const overlayStyle = 'fixed inset-0 z-50 bg-veil';

const widths = { small: 'sm:max-w-md', regular: 'sm:max-w-xl', large: 'sm:max-w-5xl' };

/** The box of a dialog: full screen on a phone, centred on larger screens. */
export function dialogStyle(width: keyof typeof widths): string {
  return classNames(
    'fixed z-50 flex flex-col bg-surface text-ink shadow-lg shadow-ink/20 outline-none',
    width === 'small'
      ? 'top-1/2 left-1/2 w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 rounded-md border border-line'
      : 'inset-0 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[92dvh] sm:w-[calc(100vw-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-md sm:border sm:border-line',
    width === 'large' && 'sm:h-[92dvh]',
    widths[width],
  );
}
