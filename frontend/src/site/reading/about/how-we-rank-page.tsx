import { howWeRank, RANKING_ANCHOR } from '@astaguide/content/about/how-we-rank';
import { AboutLayout } from './about-layout';
import { Ranking } from './ranking';

export const intro = howWeRank;

const heading = 'The List Today';
const moreAnchors = [{ id: RANKING_ANCHOR, heading }];

export default function HowWeRankPage() {
  return (
    <AboutLayout page={howWeRank} moreAnchors={moreAnchors}>
      <section aria-labelledby={RANKING_ANCHOR}>
        <h2 id={RANKING_ANCHOR} className="mb-4 scroll-mt-24 text-xl">
          {heading}
        </h2>
        <Ranking />
      </section>
    </AboutLayout>
  );
}
