import { classNames } from '../lib/class-names';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm px-5 text-sm font-semibold no-underline ' +
  'transition-colors disabled:cursor-not-allowed disabled:opacity-60';

const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  quiet: 'border border-edge text-ink hover:border-accent hover:text-accent',
};

/** The look of a button, for buttons and for links that act like one. */
export function buttonStyle(variant: keyof typeof variants, extra?: string): string {
  return classNames(base, variants[variant], extra);
}
