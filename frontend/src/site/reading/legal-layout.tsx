import type { ComponentProps } from 'react';
import { LastUpdated } from '../../ui/last-updated';
import { TextLayout } from './text-layout';

type LegalLayoutProps = Pick<ComponentProps<typeof TextLayout>, 'page' | 'children' | 'moreAnchors'>;

/** The layout of a legal page. */
export function LegalLayout(props: LegalLayoutProps) {
  return (
    <TextLayout kicker="Legal" headerNote={<LastUpdated className="mt-6 text-sm font-medium" />} {...props} />
  );
}
