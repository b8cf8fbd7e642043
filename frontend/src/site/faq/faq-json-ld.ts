import type { Question } from '@astaguide/content/faq/question';
import { plainText } from '@astaguide/content/plain-text';

/** The questions as a schema.org FAQPage. */
export function faqPage(questions: readonly Question[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}
