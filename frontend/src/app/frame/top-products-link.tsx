import type { MouseEvent } from 'react';
import { buttonStyle } from '../../ui/button-style';

/** Id of the section with the ranked products, on the home page. */
const SECTION = 'expert-analysis';

/** Scrolls to the ranked products; on a page without them, navigates home first. */
export function TopProductsLink() {
  const scroll = (event: MouseEvent) => {
    const section = document.getElementById(SECTION);
    if (!section) return;
    event.preventDefault();
    // The style sheet decides about smooth scrolling, because it knows about reduced motion.
    section.scrollIntoView();
    section.focus({ preventScroll: true });
  };
  return (
    <a
      href={`/#${SECTION}`}
      onClick={scroll}
      className={buttonStyle('primary', 'whitespace-nowrap max-sm:px-2.5 max-sm:text-xs', 'compact')}
    >
      Top Products
    </a>
  );
}
