import type { Product } from '@astaguide/contracts/catalog/product';
import { wordsOf } from './fold';
import { alternativesOf } from './understanding/lexicon';
import { planOf, spokenProducts } from './understanding/continue-conversation';
import type { History, Plan } from './understanding/plan';
import { correctSpelling } from './understanding/spelling';
import { understand, type Question } from './understanding/understand';
import * as speech from './understanding/words/speech';

/** Number of the visitor's earlier questions from which a question may take over what it asks. */
const QUESTIONS_READ = 3;

const beginning = `(?=(?:${alternativesOf(speech.beginnings)})\\b)`;
const joints = new RegExp(
  `[?!;]+|\\.\\s+(?=\\p{L})|,?\\s+(?:${alternativesOf(speech.jointsOfClauses)})\\s+${beginning}|,\\s*${beginning}`,
  'iu',
);
/** Maximum number of clauses that are read. */
const MAX_CLAUSES = 4;

/** What questions are read with. */
export interface Reader {
  catalog: readonly Product[];
  /** Words of all texts of the site, used to correct misspelled words. */
  siteWords: ReadonlySet<string>;
  /** Words of the site's own pages, which name no product by themselves. */
  pageWords: ReadonlySet<string>;
}

/** The words of a text, folded and corrected. */
export function readWords(text: string, { catalog, siteWords }: Reader): string[] {
  return correctSpelling(wordsOf(text), catalog, siteWords);
}

/** Parses a text as one question. */
export function readQuestion(text: string, reader: Reader): Question {
  const isOrdinary = (word: string) => reader.pageWords.has(word);
  return understand(text, readWords(text, reader), reader.catalog, isOrdinary);
}

/** The plans of a message's clauses, completed from the conversation. */
export function readPlans(message: string, history: History, reader: Reader): Plan[] {
  const asked = history.flatMap(({ role }, at) => (role === 'user' ? [at] : [])).slice(-QUESTIONS_READ);
  let before: Plan | undefined;
  for (const at of asked) before = plansOf(history[at]!.content, history.slice(0, at), before, reader).at(-1);
  return plansOf(message, history, before, reader);
}

function plansOf(message: string, history: History, before: Plan | undefined, reader: Reader): Plan[] {
  const { catalog } = reader;
  const spoken = spokenProducts(history, catalog);
  const plans: Plan[] = [];
  for (const clause of clausesOf(message)) {
    const question = readQuestion(clause, reader);
    const last = plans.findLast(({ products }) => products.length > 0);
    // A later clause is about the products of an earlier one, unless it names others.
    const plan = last
      ? planOf(
          { ...question, pointsBack: question.pointsBack || question.named.length === 0 },
          { before: last, catalog, spoken: { latest: last.products, list: last.products } },
        )
      : planOf(question, { before, catalog, spoken });
    const previous = plans.at(-1);
    // 'Not 12 mg. What is there from Iceland?' asks for one list.
    const isPlainList =
      previous?.ask === 'list' && [previous.products, previous.orders].every(({ length }) => length === 0);
    if (isPlainList && (plan.ask === 'list' || plan.ask === 'extreme'))
      plans[plans.length - 1] = {
        ...plan,
        goal: plan.goal ?? previous.goal,
        filters: [...previous.filters, ...plan.filters],
      };
    else plans.push(plan);
  }
  return plans;
}

/** The questions of a message: 'How much is it and is it vegan?' asks two. */
function clausesOf(message: string): string[] {
  const parts = message.split(joints).filter((part) => /[\p{L}\d]/u.test(part));
  if (parts.length === 0) return [message];
  return [...parts.slice(0, MAX_CLAUSES - 1), parts.slice(MAX_CLAUSES - 1).join(' ')].filter(Boolean);
}
