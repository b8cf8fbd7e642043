import {
  howWeRank,
  RANK_CHANGES_ANCHOR,
  RANKING_ANCHOR,
  SCORE_ANCHOR,
  SCORES_ANCHOR,
} from '@astaguide/content/about/how-we-rank';
import { currentScore } from '@astaguide/contracts/catalog/product-score';
import type { ReactNode } from 'react';
import { TextLayout } from '../text-layout';
import { RankChanges } from './rank-changes';
import { Ranking } from './ranking';
import { Scores } from './scores';
import { ScoreRulesTable } from './score-rules-table';

export const intro = howWeRank;

const parts = [
  { id: SCORE_ANCHOR, heading: 'The Score', content: <ScoreRulesTable rules={currentScore} /> },
  { id: RANKING_ANCHOR, heading: 'The List Today', content: <Ranking /> },
  { id: SCORES_ANCHOR, heading: 'Each Product’s Score by Part', content: <Scores /> },
  { id: RANK_CHANGES_ANCHOR, heading: 'Changes of Rank', content: <RankChanges /> },
];

export default function HowWeRankPage() {
  return (
    <TextLayout page={howWeRank} kicker="About" moreAnchors={parts}>
      {parts.map((part) => (
        <Part key={part.id} {...part} />
      ))}
    </TextLayout>
  );
}

function Part({ id, heading, content }: { id: string; heading: string; content: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 scroll-mt-24 text-xl">
        {heading}
      </h2>
      {content}
    </section>
  );
}
