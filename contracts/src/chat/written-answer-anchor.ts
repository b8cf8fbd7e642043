import type { WrittenAnswer } from './written-answer';

/** The anchor of a written answer on its page. */
export const writtenAnswerAnchor = (id: number): string => `answer-${id}`;

/** The address of a written answer: '/faq#answer-3', '/review/reef-6mg#answer-4'. */
export const writtenAnswerAddress = ({ id, product }: Pick<WrittenAnswer, 'id' | 'product'>): string =>
  `${product ? `/review/${product.slug}` : '/faq'}#${writtenAnswerAnchor(id)}`;
