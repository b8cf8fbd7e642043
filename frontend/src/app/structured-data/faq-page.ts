/** A question with its answer in plain text. */
interface AnsweredQuestion {
  question: string;
  answer: string;
}

/** The questions as a schema.org FAQPage. */
export function faqPage(questions: readonly AnsweredQuestion[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
