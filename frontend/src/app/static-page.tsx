import type { ReactNode } from 'react';
import { documentTitle } from '../lib/document-title';
import defaultFavicon from '../ui/favicon.svg';
import { StaticDocument } from '../ui/static/static-document';
import { PlainFrame } from './frame/page-frame';
import { useSite } from './use-site';

interface StaticPageProps {
  /** Without the site's name. */
  title: string;
  /** The site's style sheet. */
  styles: string;
  children: ReactNode;
}

/** A static document with the site's header and footer. */
export function StaticPage({ title, styles, children }: StaticPageProps) {
  const { name, faviconUrl } = useSite();
  return (
    <StaticDocument title={documentTitle(title, name)} styles={styles} icon={faviconUrl || defaultFavicon}>
      <PlainFrame>{children}</PlainFrame>
    </StaticDocument>
  );
}
