import type { ChatMessage } from '@astaguide/contracts/chat/chat';
import { MAX_SUGGESTED } from '@astaguide/contracts/chat/chat-rules';
import { builtInAnswer, offeredProducts, type Knowledge } from '../built-in-answer';
import { demoKnowledge } from './demo-knowledge';
import { judge, type GivenAnswer, type Verdict } from './judge';
import type { EvalQuestion } from './question-set';

/** A judged answer. */
export interface Result extends Verdict {
  question: EvalQuestion;
  answer: GivenAnswer;
  /** CPU time of the last turn, which other work of the machine does not change. */
  milliseconds: number;
}

/** Asks all questions in sequence, and judges the answers. */
export function runEval(questions: readonly EvalQuestion[], knowledge: Knowledge = demoKnowledge): Result[] {
  return questions.map((question) => {
    const { answer, milliseconds } = converse(question.turns, knowledge);
    return { question, answer, milliseconds, ...judge(question, answer, knowledge.catalog) };
  });
}

/** The 95th percentile of the CPU time, in milliseconds. */
export function p95Of(results: readonly Result[]): number {
  const times = results.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  return times[Math.max(0, Math.ceil(times.length * 0.95) - 1)] ?? 0;
}

function converse(turns: readonly string[], knowledge: Knowledge) {
  const history: ChatMessage[] = [];
  let answer: GivenAnswer = { response: '', sources: [], products: [], care: false };
  let milliseconds = 0;
  for (const message of turns) {
    const before = process.cpuUsage();
    const built = builtInAnswer(message, history, knowledge, { acceptLanguage: '', country: null });
    const { user, system } = process.cpuUsage(before);
    milliseconds = (user + system) / 1000;
    const products = offeredProducts(built).slice(0, MAX_SUGGESTED);
    answer = {
      response: built.answer.text,
      sources: built.answer.sources,
      products: products.map(({ slug }) => slug),
      care: built.care,
    };
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer.response });
  }
  return { answer, milliseconds };
}
