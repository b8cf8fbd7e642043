import { corrections, correctionsPage } from '@astaguide/content/about/corrections';
import { TextLayout } from '../text-layout';
import { TextPart } from '../text-part';
import { CorrectionsList } from './corrections-list';

export const intro = correctionsPage;

const list = { id: 'list', heading: 'The Corrections' };
const moreAnchors = [list];

export default function CorrectionsPage() {
  return (
    <TextLayout page={correctionsPage} kicker="About" moreAnchors={moreAnchors}>
      <TextPart anchor={list}>
        <CorrectionsList corrections={corrections} />
      </TextPart>
    </TextLayout>
  );
}
