import type { TitledText } from '@astaguide/content/blocks';
import { RichText } from './rich-text';

/** Numbered steps. */
export function Steps({ items }: { items: readonly TitledText[] }) {
  return (
    <ol className="steps border-b border-line">
      {items.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[2.5rem_1fr] items-baseline border-t border-line py-4">
          <span aria-hidden="true" className="font-display text-xl font-semibold text-accent tabular-nums">
            {index + 1}
          </span>
          <div>
            <p className="font-semibold">{title}</p>
            <p className="mt-1">
              <RichText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
