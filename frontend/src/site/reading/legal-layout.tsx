import type { Page } from '@astaguide/content/blocks';
import type { ReactNode } from 'react';
import type { Anchor } from '../../ui/content/contents-list';
import { LastUpdated } from '../../ui/last-updated';
import { TextLayout } from './text-layout';

interface LegalLayoutProps {
  page: Page;
  /** Parts of the page after its text, and their anchors. */
  children?: ReactNode;
  moreAnchors?: readonly Anchor[];
}

/** The layout of a legal page. */
export function LegalLayout({ page, children, moreAnchors }: LegalLayoutProps) {
  return (
    <TextLayout
      page={page}
      kicker="Legal"
      headerNote={<LastUpdated className="mt-6 text-sm font-medium" />}
      {...(moreAnchors && { moreAnchors })}
    >
      {children}
    </TextLayout>
  );
}
