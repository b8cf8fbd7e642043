import { corrections, correctionsPage } from '@astaguide/content/about/corrections';
import { TextLayout } from '../text-layout';
import { CorrectionsList } from './corrections-list';

export const intro = correctionsPage;

const list = { id: 'list', heading: 'The Corrections' };
const moreAnchors = [list];

export default function CorrectionsPage() {
  return (
    <TextLayout page={correctionsPage} kicker="About" moreAnchors={moreAnchors}>
      <section aria-labelledby={list.id}>
        <h2 id={list.id} className="mb-4 scroll-mt-24 text-xl">
          {list.heading}
        </h2>
        <CorrectionsList corrections={corrections} />
      </section>
    </TextLayout>
  );
}
