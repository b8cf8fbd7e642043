import type { ReactNode } from 'react';

interface ReviewSectionProps {
  /** Id of the heading. */
  id: string;
  heading: string;
  children: ReactNode;
}

export function ReviewSection({ id, heading, children }: ReviewSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}
