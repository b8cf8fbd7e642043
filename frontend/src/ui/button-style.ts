import { classNames } from '../lib/class-names';

const base =
  'inline-flex items-center justify-center gap-2 rounded-sm text-sm font-semibold no-underline print:hidden ' +
  'transition-colors disabled:cursor-not-allowed disabled:opacity-60';

const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  danger: 'bg-bad text-on-bad hover:opacity-90',
  quiet: 'border border-edge text-ink hover:border-accent hover:text-accent',
};

const sizes = {
  regular: 'min-h-11 px-5',
  /** For several buttons in a table row, or beside a price. */
  compact: 'min-h-10 px-3.5',
};

/** The style of a button, also for links that look like one. */
export function buttonStyle(
  variant: keyof typeof variants,
  extra?: string,
  size: keyof typeof sizes = 'regular',
): string {
  return classNames(base, variants[variant], sizes[size], extra);
}
