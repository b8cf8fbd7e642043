import type { Product } from '@astaguide/contracts/catalog/product';
import { wordsOf } from './fold';
import { clausesOf } from './understanding/clauses';
import { planOf, spokenProducts } from './understanding/continue-conversation';
import type { History, Plan } from './understanding/plan';
import { correctSpelling } from './understanding/spelling';
import { understand, type Question } from './understanding/understand';

/** Number of the visitor's earlier questions from which a question may take over what it asks. */
const QUESTIONS_READ = 3;

/** What questions are read with. */
export interface Reader {
  catalog: readonly Product[];
  siteWords: ReadonlySet<string>;
  /** Whether the site's own pages have a word, so that it does not name a product by itself. */
  isPageWord: (word: string) => boolean;
}

/** Parses a text as one question. */
export function readQuestion(text: string, { catalog, siteWords, isPageWord }: Reader): Question {
  return understand(text, correctSpelling(wordsOf(text), catalog, siteWords), catalog, isPageWord);
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
  const clauses = clausesOf(message);
  for (const clause of clauses.length > 0 ? clauses : [message]) {
    const question = readQuestion(clause, reader);
    const last = plans.findLast(({ products }) => products.length > 0);
    // A later clause is about the products of an earlier one, unless it names others.
    const context = last
      ? { before: last, catalog, spoken: { latest: last.products, list: last.products, all: last.products } }
      : { before, catalog, spoken };
    const plan = planOf(
      last && question.named.length === 0 ? { ...question, pointsBack: true } : question,
      context,
    );
    const previous = plans.at(-1);
    // 'Not 12 mg. What is there from Iceland?' asks for one list.
    if (previous && isPlainList(previous) && (plan.ask === 'list' || plan.ask === 'extreme'))
      plans[plans.length - 1] = {
        ...plan,
        goal: plan.goal ?? previous.goal,
        filters: [...previous.filters, ...plan.filters],
      };
    else plans.push(plan);
  }
  return plans;
}

function isPlainList({ ask, products, orders }: Plan): boolean {
  return ask === 'list' && products.length === 0 && orders.length === 0;
}
