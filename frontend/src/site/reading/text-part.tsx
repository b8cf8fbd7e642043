import type { ReactNode } from 'react';
import type { Anchor } from '../../ui/content/contents-list';

/** A part of a text page after its text, with its anchor. */
export function TextPart({ anchor: { id, heading }, children }: { anchor: Anchor; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 scroll-mt-24 text-xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}
