import { classNames } from '../../lib/class-names';

const tones = {
  good: 'border-good bg-good-soft text-good',
  warn: 'border-warn bg-warn-soft text-warn',
  bad: 'border-bad bg-bad-soft text-bad',
  plain: 'border-edge text-muted',
};

/** The state of a row in one or two words. */
export function Badge({ tone, children }: { tone: keyof typeof tones; children: string }) {
  return (
    <span className={classNames('rounded-full border px-2 py-0.5 text-xs font-semibold', tones[tone])}>
      {children}
    </span>
  );
}
