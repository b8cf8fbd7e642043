/** What kind of question it is. The figures of the evaluation are counted by kind. */
export const questionKinds = [
  'attribute',
  'list',
  'extreme',
  'comparison',
  'range',
  'negation',
  'follow-up',
  'yes or no',
  'knowledge',
  'not said of a product',
  'not known',
  'mixed',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** A question of the set, and the expected answer. */
export interface EvalQuestion {
  /** The visitor's messages; the answer to the last one is judged. */
  turns: readonly string[];
  /** Texts that the answer must contain, in any case; of 'one|other', either. */
  facts?: readonly string[];
  /** Texts that it must not contain. */
  not?: readonly string[];
  /** Slugs of products that the answer names with their brand; it names the first one first. */
  products?: readonly string[];
  /** Slugs of all products that fit: the answer names no other, and all of them, or five if there are more. */
  lists?: readonly string[];
  /** Slugs of products whose current price the answer contains. */
  prices?: readonly string[];
  /** Sources that the answer lists, without anchors. */
  sources?: readonly string[];
  /** The site has no answer, and the assistant says so. */
  unknown?: boolean;
  /** Undefined for the questions that were written before there were kinds. */
  kind?: QuestionKind;
}

/** Questions of one kind. */
export function ofKind(kind: QuestionKind, questions: readonly EvalQuestion[]): EvalQuestion[] {
  return questions.map((question) => ({ ...question, kind }));
}
