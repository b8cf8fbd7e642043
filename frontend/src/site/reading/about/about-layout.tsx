import type { Page } from '@astaguide/content/blocks';
import type { ReactNode } from 'react';
import type { Anchor } from '../../../ui/content/contents-list';
import { ContentsAside } from '../contents-aside';
import { TextLayout } from '../text-layout';

interface AboutLayoutProps {
  page: Page;
  /** A part of the page after its text, and its anchor. */
  children?: ReactNode;
  moreAnchors?: readonly Anchor[];
}

/** The layout of a page about the site itself. */
export function AboutLayout({ page, children, moreAnchors = [] }: AboutLayoutProps) {
  return (
    <TextLayout
      page={page}
      kicker="About"
      moreAnchors={moreAnchors}
      aside={(anchors) => <ContentsAside anchors={anchors} />}
      asideSide="left"
    >
      {children}
    </TextLayout>
  );
}
