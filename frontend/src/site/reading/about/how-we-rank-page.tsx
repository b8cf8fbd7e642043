import { capitalized } from '../../../lib/format';
import { formatSmallPrice } from '@astaguide/contracts/catalog/unit-price';
import {
  howWeRank,
  RANK_CHANGES_ANCHOR,
  RANKING_ANCHOR,
  SCORE_ANCHOR,
  SCORES_ANCHOR,
} from '@astaguide/content/about/how-we-rank';
import {
  currentScore,
  scoreParts,
  type ScoreRules,
  type ScorePart,
} from '@astaguide/contracts/catalog/product-score';
import { scorePartTexts, scoreNote } from '@astaguide/content/about/score';
import { useQuery } from '@tanstack/react-query';
import { TextLayout } from '../text-layout';
import { TextPart } from '../text-part';
import { Ranking } from './ranking';
import { Scores } from './scores';
import { rankingQuery } from '../../../api/products';
import { Loaded } from '../../../ui/loaded';
import { RankChangeList } from '../../../ui/product/rank-change-list';
import { longDay } from '../../../lib/calendar-date';

export const intro = howWeRank;

/** Changes of ranks that are shown at once. */
const SHOWN_CHANGES = 5;

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

/** The latest changes of ranks. */
function RankChanges() {
  return (
    <Loaded
      query={useQuery(rankingQuery)}
      name="changes"
      loading={<p className="text-muted">Loading…</p>}
      failed={() => <p className="text-muted">The changes could not be loaded.</p>}
    >
      {({ changes }) => (
        <>
          <p className="mb-4 max-w-[68ch] text-sm text-muted">
            Logged automatically. The last 50, newest first. Dates in UTC.
          </p>
          <RankChangeList changes={changes.slice(0, SHOWN_CHANGES)} />
          {changes.length > SHOWN_CHANGES && (
            <details className="folded mt-3">
              <summary className="flex w-fit items-center gap-3 py-1 text-sm font-semibold text-accent-strong">
                {changes.length - SHOWN_CHANGES} earlier
              </summary>
              <div className="pt-3">
                <RankChangeList changes={changes.slice(SHOWN_CHANGES)} />
              </div>
            </details>
          )}
        </>
      )}
    </Loaded>
  );
}

/** The parts of a version of the score, their points and rules. */
function ScoreRulesTable({ rules }: { rules: ScoreRules }) {
  const texts = scoreRuleTexts(rules);
  const total = scoreParts.reduce((sum, part) => sum + rules[part].points, 0);
  return (
    <>
      <p className="mb-4 max-w-[68ch]">
        Version {rules.version}, in force since {longDay(rules.since)}. {scoreNote}
      </p>
      <dl className="border-b border-line">
        {scoreParts.map((part) => (
          <div
            key={part}
            className="grid gap-x-8 gap-y-1.5 border-t border-line py-3 md:grid-cols-[11rem_minmax(0,1fr)] md:py-4"
          >
            <dt className="flex items-baseline justify-between gap-4 font-semibold md:block">
              {scorePartTexts[part].label}
              <span className="block font-display text-lg text-accent tabular-nums">
                {rules[part].points}{' '}
                <span className="font-sans text-xs font-normal text-muted">of {total} points</span>
              </span>
            </dt>
            <dd className="max-w-[62ch] max-md:text-sm">
              {scorePartTexts[part].basis}
              <span className="mt-1.5 block text-sm text-muted">{capitalized(texts[part])}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** A version's rule for each part in words, with its points. */
export function scoreRuleTexts(rules: ScoreRules): Record<ScorePart, string> {
  const { cost, testing, origin, label, rating } = rules;
  return {
    dose: `${doseBands(rules).join('; ')}. No stated amount: 0.`,
    cost: `${formatSmallPrice(cost.full)} or less: ${cost.points}; ${formatSmallPrice(cost.none)} or more, or unknown: 0; in proportion in between.`,
    testing: `Result of at least ${testing.confirms * 100}% of the label: ${testing.points}; laboratory named without such a result: ${Math.round(testing.named * testing.points)}; none named: 0.`,
    origin: `Place named: ${origin.points}; otherwise 0.`,
    label: `${label.points / 4} for each of the four that is stated.`,
    rating: `1 star: 0; 5 stars: ${rating.points}; in proportion in between. Fewer than ${rating.reviews} reviews count in proportion.`,
  };
}

function doseBands({ dose }: ScoreRules): string[] {
  return dose.bands.map(({ below, upTo, share }, index) => {
    const points = Math.round(share * dose.points);
    const from = dose.bands[index - 1];
    if (below !== undefined) return `below ${below} mg: ${points}`;
    if (upTo === undefined) return `more: ${points}`;
    return `${from?.below ?? `over ${from?.upTo}`} to ${upTo} mg: ${points}`;
  });
}
