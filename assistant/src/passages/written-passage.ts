import { faq } from '@astaguide/content/faq';
import type { WrittenAnswer } from '@astaguide/contracts/chat/written-answer';
import { writtenAnswerAddress } from '@astaguide/contracts/chat/written-answer-anchor';
import type { IndexedPassage } from './passage-search';

/** The owner's answer as a passage of its page. */
export function writtenPassage(written: WrittenAnswer): IndexedPassage {
  const { question, answer, product } = written;
  return {
    url: writtenAnswerAddress(written),
    title: product?.name ?? faq.heading,
    heading: question,
    text: answer,
    isWritten: true,
    ...(product && { productId: product.id }),
  };
}
