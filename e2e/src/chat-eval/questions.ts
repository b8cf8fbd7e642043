import type { EvalQuestion } from './eval-question';
import { followUps } from './questions/follow-ups';
import { careQuestions, knowledgeQuestions } from './questions/knowledge';
import { germanQuestions, spanishQuestions } from './questions/other-languages';
import { productQuestions } from './questions/products';

/** Questions that the assistant must be able to answer with the demo catalog. */
export const evalQuestions: readonly EvalQuestion[] = [
  ...productQuestions,
  ...knowledgeQuestions,
  ...careQuestions,
  ...germanQuestions,
  ...spanishQuestions,
  ...followUps,
];
