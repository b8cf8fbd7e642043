import { isCommonWord } from '../understanding/language';
import { wordsOf } from '../fold';

/**
 * One form for questions that ask the same in other words' order: the words that carry the meaning, each
 * once, sorted, a plural 's' left out.
 *
 * @param question without personal data
 */
export function groupKey(question: string): string {
  const words = wordsOf(question);
  const telling = words.filter((word) => !isCommonWord(word));
  const stems = (telling.length > 0 ? telling : words).map((word) => word.replace(/(?<=[a-z]{3})s$/, ''));
  return [...new Set(stems)].sort().join(' ');
}
