import type { Action } from '@astaguide/content/blocks';
import { Link } from 'wouter';
import { buttonStyle } from '../button-style';

interface ActionLinksProps {
  actions: readonly Action[];
  /** Whether the first is the suggested one. */
  isSuggesting?: boolean;
}

/** Links to further pages. */
export function ActionLinks({ actions, isSuggesting = true }: ActionLinksProps) {
  return (
    <ul className="flex flex-wrap gap-2 max-sm:*:grow sm:gap-3">
      {actions.map(({ text, href }, index) => (
        <li key={href} className="grid">
          <Link
            href={href}
            className={buttonStyle(isSuggesting && index === 0 ? 'primary' : 'quiet', 'max-sm:px-3.5')}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
