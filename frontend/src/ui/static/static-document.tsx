import type { ReactNode } from 'react';
import { APPLY_THEME, paperColors } from '../../lib/theme/theme';

interface StaticDocumentProps {
  title: string;
  /** The style sheet, inlined in the page. */
  styles: string;
  /** The favicon's address; without one, the browser's default. */
  icon?: string;
  /** The body. */
  children: ReactNode;
}

/**
 * A whole document for no search engine, which stays in the browser as the server rendered it. It loads no code; its
 * only script applies the theme that was chosen on the site.
 */
export function StaticDocument({ title, styles, icon, children }: StaticDocumentProps) {
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
        {icon && <link rel="icon" href={icon} />}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
