import type { BlockOf } from '@astaguide/content/blocks';
import { classNames } from '../../lib/class-names';
import { RichText } from './rich-text';

const tones = {
  note: 'border-edge bg-sunken/70',
  caution: 'border-accent bg-accent-soft/60',
};

/** A highlighted remark. */
export function Callout({ tone, title, text }: BlockOf<'callout'>) {
  return (
    <div
      role="note"
      className={classNames('callout rounded-sm border-l-4 px-4 py-3 md:px-5 md:py-4', tones[tone])}
    >
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-sm">
        <RichText text={text} />
      </p>
    </div>
  );
}
