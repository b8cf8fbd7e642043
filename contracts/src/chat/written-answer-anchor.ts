/** The anchor of a written answer on its page: '/faq#answer-3', '/review/reef-6mg#answer-4'. */
export const writtenAnswerAnchor = (id: number): string => `answer-${id}`;
