import type { ReactNode } from 'react';

interface StaticPageTextProps {
  kicker: string;
  title: string;
  children: ReactNode;
}

/** The content of a short page: a heading with a few sentences and buttons. */
export function StaticPageText({ kicker, title, children }: StaticPageTextProps) {
  return (
    <section className="page-width grid min-h-[55dvh] content-start justify-items-start gap-6 py-10 md:py-24">
      <header>
        <p className="kicker text-accent">{kicker}</p>
        <h1 className="mt-3 text-2xl">{title}</h1>
      </header>
      {children}
    </section>
  );
}
