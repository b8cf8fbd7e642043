import { faq } from '@astaguide/content/faq';
import type { WrittenAnswer } from '@astaguide/contracts/chat/written-answer';
import { writtenAnswerAnchor } from '@astaguide/contracts/chat/written-answer-anchor';
import type { IndexedPassage } from './passage-search';

/** The owner's answer as a passage of its page. */
export function writtenPassage({ id, question, answer, product }: WrittenAnswer): IndexedPassage {
  const page = product
    ? { path: `/review/${product.slug}`, title: product.name, productId: product.id }
    : { path: faq.path, title: faq.heading };
  const { path, ...rest } = page;
  return {
    ...rest,
    url: `${path}#${writtenAnswerAnchor(id)}`,
    heading: question,
    text: answer,
    isWritten: true,
  };
}
