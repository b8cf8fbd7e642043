import { wordsOf } from '../fold';
import { isEveryday } from '../understanding/lexicon';

/**
 * A key that is the same for questions with the same words in any order: the words without stop words, each once,
 * sorted, without a plural 's'.
 *
 * @param question without personal data
 */
export function groupKey(question: string): string {
  const words = wordsOf(question);
  const telling = words.filter((word) => !isEveryday(word));
  const stems = (telling.length > 0 ? telling : words).map((word) => word.replace(/(?<=[a-z]{3})s$/, ''));
  return [...new Set(stems)].sort().join(' ');
}
