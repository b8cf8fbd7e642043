import { scorePartTexts, scoreNote } from '@astaguide/content/about/score';
import { scoreParts, type ScoreRules } from '@astaguide/contracts/catalog/product-score';
import { longDay } from '../../../lib/calendar-date';
import { capitalized } from '../../../lib/capitalized';
import { scoreRuleTexts } from './score-rules';

/** The parts of a version of the score, their points and rules. */
export function ScoreRulesTable({ rules }: { rules: ScoreRules }) {
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
            className="grid gap-x-8 gap-y-1.5 border-t border-line py-4 md:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="flex items-baseline justify-between gap-4 font-semibold md:block">
              {scorePartTexts[part].label}
              <span className="block font-display text-lg text-accent tabular-nums">
                {rules[part].points}{' '}
                <span className="font-sans text-xs font-normal text-muted">of {total} points</span>
              </span>
            </dt>
            <dd className="max-w-[62ch]">
              {scorePartTexts[part].basis}
              <span className="mt-1.5 block text-sm text-muted">{capitalized(texts[part])}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
