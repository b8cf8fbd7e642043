import { citedStudies } from '@astaguide/content/studies/cited-studies';
import { expertAnalysis } from '@astaguide/content/review';
import { plainText } from '@astaguide/content/plain-text';
import type { Study } from '@astaguide/content/studies/studies';
import type { GoalProduct } from '../../ui/product/goals';
import { claimedUses } from './evidence/claimed-uses';

const { pros, considerations } = expertAnalysis;

/** The studies that a product's review cites. */
export function reviewStudies(product: GoalProduct): Study[] {
  const trials = claimedUses(product).flatMap((use) => use.trials.map((cite) => [{ cite }]));
  return citedStudies([...pros, ...considerations, ...trials]);
}

/** The pros and cons of the analysis, for structured data. */
export const reviewNotes = {
  positive: pros.map((text) => plainText(text)),
  negative: considerations.map((text) => plainText(text)),
};
