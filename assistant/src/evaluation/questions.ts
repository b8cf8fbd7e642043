import { createHash } from 'node:crypto';
import type { EvalQuestion } from './eval-question';
import { attributeQuestions, extremeQuestions, listQuestions } from './questions/attributes';
import {
  attributesInOtherLanguages,
  extremesInOtherLanguages,
  knowledgeInOtherLanguages,
  listsInOtherLanguages,
  rangesInOtherLanguages,
} from './questions/five-languages';
import { followUpQuestions, mixedQuestions, whetherQuestions } from './questions/conversations';
import { followUps } from './questions/follow-ups';
import { silentCatalogQuestions, siteQuestions, unknownQuestions } from './questions/honesty';
import { careQuestions, knowledgeQuestions } from './questions/knowledge';
import { germanQuestions, spanishQuestions } from './questions/other-languages';
import { productQuestions } from './questions/products';
import { comparisonQuestions, negationQuestions, rangeQuestions } from './questions/ranges';
import { silentInFiveLanguages, unknownInFiveLanguages } from './questions/unanswerable';

/** Questions that the assistant must be able to answer with the demo catalog. */
export const evalQuestions: readonly EvalQuestion[] = [
  ...productQuestions,
  ...knowledgeQuestions,
  ...careQuestions,
  ...germanQuestions,
  ...spanishQuestions,
  ...followUps,
  ...attributeQuestions,
  ...listQuestions,
  ...extremeQuestions,
  ...comparisonQuestions,
  ...rangeQuestions,
  ...negationQuestions,
  ...followUpQuestions,
  ...whetherQuestions,
  ...siteQuestions,
  ...silentCatalogQuestions,
  ...unknownQuestions,
  ...mixedQuestions,
  ...silentInFiveLanguages,
  ...unknownInFiveLanguages,
  ...attributesInOtherLanguages,
  ...listsInOtherLanguages,
  ...extremesInOtherLanguages,
  ...rangesInOtherLanguages,
  ...knowledgeInOtherLanguages,
];

/**
 * Whether a question is in the half that is only counted. Its failures are not looked at one by one, so that its share
 * of right answers shows how well unseen questions are answered.
 */
export function isOnlyCounted({ turns }: EvalQuestion): boolean {
  return createHash('sha256').update(turns.join('\n')).digest()[0]! % 2 === 1;
}
