import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What kind of question it is. The figures of the evaluation are counted by kind. */
export const questionKinds = [
  'product fact',
  'choice',
  'range or exclusion',
  'comparison',
  'knowledge',
  'studies',
  'about the site',
  'follow-up',
  'care',
  'harmless near care',
  'unanswerable',
  'other language',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** A question of a set, and what its answer must fulfil. */
export interface EvalQuestion {
  id: string;
  kind: QuestionKind;
  /** The visitor's messages; the answer to the last one is judged. */
  turns: readonly string[];
  /** Texts that the answer must contain, in any case; of 'one|other', either. */
  facts?: readonly string[];
  /** Texts that it must not contain. */
  not?: readonly string[];
  /** Slug of the product that the answer names first. */
  first?: string;
  /** Slugs: at least one of these products is named, and no other one. */
  anyOf?: readonly string[];
  /** Slugs of products that are all named. */
  all?: readonly string[];
  /** Paths: one of them is a source of the answer. */
  source?: readonly string[];
  /** Whether the answer is one of care, which names no product to buy. */
  care?: boolean;
  /** Whether the site has no answer, and the assistant must say so. */
  unknown?: boolean;
}

export interface QuestionSet {
  name: string;
  questions: readonly EvalQuestion[];
}

const fields = 'id kind turns facts not first anyOf all source care unknown'.split(' ');

/** @throws Error that names the first question that is not of the format */
export function readQuestionSet(path: string): QuestionSet {
  const questions = JSON.parse(readFileSync(path, 'utf8')) as EvalQuestion[];
  for (const question of questions) {
    const unknown = Object.keys(question).filter((field) => !fields.includes(field));
    const isRight =
      unknown.length === 0 &&
      questionKinds.includes(question.kind) &&
      Array.isArray(question.turns) &&
      question.turns.length > 0;
    if (!isRight) throw new Error(`${path}: ${JSON.stringify(question)} is no question of a set`);
  }
  return { name: basename(path, '.json'), questions };
}

/** The sets of this repository. */
export function ownQuestionSets(): QuestionSet[] {
  const folder = join(__dirname, '../../data/questions');
  return [
    'regression',
    'work',
    'forum',
    'stranger',
    'visitors',
    'shoppers',
    'guests',
    'readers',
    'buyers',
    'callers',
    'askers',
    'newcomers',
  ].map((name) => readQuestionSet(join(folder, `${name}.json`)));
}

/**
 * Whether a question is in the third of its set that is only counted. Its failures are not shown, so that its figure
 * tells how well unseen questions are answered.
 */
export function isHeldOut({ turns }: EvalQuestion): boolean {
  return createHash('sha256').update(turns.join('\n')).digest()[0]! % 3 === 0;
}
