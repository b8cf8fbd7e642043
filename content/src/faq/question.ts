import type { RichText } from '../blocks';

export interface Question {
  /** Anchor, unique on the page. */
  id: string;
  question: string;
  answer: RichText;
}

export interface QuestionGroup {
  heading: string;
  questions: readonly Question[];
}
