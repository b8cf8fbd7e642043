import type { ReactNode } from 'react';
import { APPLY_THEME, paperColors } from '../lib/theme/theme';

interface StaticDocumentProps {
  title: string;
  /** The style sheet, inlined in the page. */
  styles: string;
  children: ReactNode;
}

/**
 * A whole document for no search engine, which stays in the browser as the server rendered it. It loads nothing; its
 * only script applies the theme that was chosen on the site.
 */
export function StaticDocument({ title, styles, children }: StaticDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={paperColors.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paperColors.dark} />
        <script dangerouslySetInnerHTML={{ __html: APPLY_THEME }} />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-10">{children}</main>
      </body>
    </html>
  );
}
