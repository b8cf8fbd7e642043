import {
  howWeRank,
  RANK_CHANGES_ANCHOR,
  RANKING_ANCHOR,
  SCORE_ANCHOR,
  SCORES_ANCHOR,
} from '@astaguide/content/about/how-we-rank';
import { currentScore } from '@astaguide/contracts/catalog/product-score';
import { TextLayout } from '../text-layout';
import { TextPart } from '../text-part';
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
        <TextPart key={part.id} anchor={part}>
          {part.content}
        </TextPart>
      ))}
    </TextLayout>
  );
}
