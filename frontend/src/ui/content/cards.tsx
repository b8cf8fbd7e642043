import type { Card } from '@astaguide/content/blocks';
import { classNames } from '../../lib/class-names';
import { RichText } from './rich-text';

/** Short texts side by side, each with an optional number. */
export function Cards({ items }: { items: readonly Card[] }) {
  return (
    <ul
      className={classNames(
        'cards grid gap-px overflow-hidden rounded-md border border-line bg-line',
        // Avoids half-empty rows.
        items.length % 3 === 0 ? 'sm:grid-cols-3' : 'sm:grid-cols-2',
      )}
    >
      {items.map(({ title, figure, text }) => (
        <li key={title} className="bg-surface px-5 py-5">
          {figure && <p className="font-display text-2xl font-semibold text-accent tabular-nums">{figure}</p>}
          <p className="font-semibold">{title}</p>
          <p className="mt-2 text-sm text-muted">
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
