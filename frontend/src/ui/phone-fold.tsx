import { useEffect, useRef, type ReactNode } from 'react';

interface PhoneFoldProps {
  label: string;
  /** Id of the heading that it belongs to: a link to it opens the fold. */
  anchor?: string;
  children: ReactNode;
}

/** Content that a phone shows on demand. Wider screens always show it; browsers that cannot style that keep the summary. */
export function PhoneFold({ label, anchor, children }: PhoneFoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const openAtAnchor = () => {
      if (anchor && window.location.hash === `#${anchor}`) fold.current!.open = true;
    };
    openAtAnchor();
    // Sent also when the fragment is followed once more.
    window.addEventListener('popstate', openAtAnchor);
    return () => window.removeEventListener('popstate', openAtAnchor);
  }, [anchor]);
  return (
    <details
      ref={fold}
      className="folded md:details-content:h-auto md:details-content:[content-visibility:visible]"
    >
      <summary className="mt-2 flex w-fit items-center gap-3 py-1 text-sm font-semibold text-accent-strong supports-[selector(::details-content)]:md:hidden print:hidden">
        {label}
      </summary>
      {children}
    </details>
  );
}
