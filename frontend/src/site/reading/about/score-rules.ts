import type { ScorePart, ScoreRules } from '@astaguide/contracts/catalog/product-score';
import { formatSmallPrice } from '@astaguide/contracts/catalog/unit-price';

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
