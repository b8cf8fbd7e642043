import { Link } from 'wouter';
import { useAttention } from './use-attention';

/** A short list of what the owner has to act on; nothing when all is well. */
export function AttentionList() {
  const items = useAttention();
  if (items.length === 0) return null;
  return (
    <section aria-label="Needs attention" className="rounded-md border border-line bg-surface px-4 py-2">
      <ul className="flex flex-wrap gap-x-8 gap-y-1 text-sm">
        {items.map(({ text, href, action }) => (
          <li key={text} className="flex items-baseline gap-2">
            <span aria-hidden="true" className="size-2 rounded-full bg-warn" />
            {text}
            <Link href={href} className="font-semibold underline underline-offset-4 hover:text-accent">
              {action}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
