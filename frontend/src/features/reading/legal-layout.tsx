import type { Page } from '@astaguide/content/blocks';
import { LastUpdated } from '../../ui/last-updated';
import { ContentsAside } from './contents-aside';
import { TextLayout } from './text-layout';

/** One of the legal pages. */
export function LegalLayout({ page }: { page: Page }) {
  return (
    <TextLayout
      page={page}
      kicker="Legal"
      headerNote={<LastUpdated className="mt-6 text-sm font-medium" />}
      aside={(anchors) => <ContentsAside anchors={anchors} />}
      asideSide="left"
    />
  );
}
