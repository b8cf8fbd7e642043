import type { Action } from '@astaguide/content/blocks';
import { Link } from 'wouter';
import { buttonStyle } from '../button-style';

/** Links to further pages; the first is the suggested one. */
export function ActionLinks({ actions }: { actions: readonly Action[] }) {
  return (
    <ul className="flex flex-wrap gap-2 max-sm:*:grow sm:gap-3">
      {actions.map(({ text, href }, index) => (
        <li key={href} className="grid">
          <Link href={href} className={buttonStyle(index === 0 ? 'primary' : 'quiet', 'max-sm:px-3.5')}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
