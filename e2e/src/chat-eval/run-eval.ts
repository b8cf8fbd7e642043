import type { EvalQuestion } from './eval-question';
import { judge, type GivenAnswer, type Verdict } from './judge';
import type { ListedProduct } from './price-check';

/** A judged answer. */
export interface Result extends Verdict {
  question: EvalQuestion;
  response: string;
  sources: GivenAnswer['sources'];
  /** Latency of the last turn. */
  milliseconds: number;
}

/**
 * Asks a running site all questions in sequence, and judges the answers.
 *
 * @param url the site's URL; if it trusts a proxy, each question comes from a different address, otherwise the run
 *   waits whenever it is rate-limited
 * @param firstAddress number of the first question's address, of which runs at once must have different ones
 */
export async function runEval(
  url: string,
  questions: readonly EvalQuestion[],
  firstAddress = 0,
): Promise<Result[]> {
  const catalog = (await (await fetch(`${url}/api/products`)).json()) as ListedProduct[];
  const results: Result[] = [];
  for (const [index, question] of questions.entries()) {
    const { answer, milliseconds } = await converse(url, question.turns, addressOf(firstAddress + index));
    results.push({
      question,
      response: answer.response,
      sources: answer.sources,
      milliseconds,
      ...judge(question, answer, catalog),
    });
  }
  return results;
}

/** The 95th percentile of the latency, in milliseconds. */
export function latencyP95(results: readonly Result[]): number {
  const times = results.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  return times[Math.max(0, Math.ceil(times.length * 0.95) - 1)] ?? 0;
}

async function converse(url: string, turns: readonly string[], address: string) {
  const conversationHistory: { role: 'user' | 'assistant'; content: string }[] = [];
  let answer: GivenAnswer = { response: '', sources: [] };
  let milliseconds = 0;
  for (const message of turns) {
    ({ answer, milliseconds } = await ask(url, { message, conversationHistory }, address));
    conversationHistory.push(
      { role: 'user', content: message },
      { role: 'assistant', content: answer.response },
    );
  }
  return { answer, milliseconds };
}

async function ask(
  url: string,
  body: object,
  address: string,
): Promise<{ answer: GivenAnswer; milliseconds: number }> {
  for (;;) {
    const startedAt = performance.now();
    const response = await fetch(`${url}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    const milliseconds = performance.now() - startedAt;
    if (response.status === 200) return { answer: JSON.parse(text) as GivenAnswer, milliseconds };
    if (response.status !== 429) throw new Error(`${response.status}: ${text}`);
    const seconds = Number(response.headers.get('retry-after') ?? 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

/** An address of a network reserved for tests (RFC 2544). */
function addressOf(index: number): string {
  return `198.18.${Math.floor(index / 250)}.${(index % 250) + 1}`;
}
