import { MAX_SUGGESTED } from '@astaguide/contracts/chat/chat-rules';
import { answerOf, type Source } from '../answering/answer';
import type { BuiltAnswer } from '../built-in-answer';
import { isEveryday } from '../understanding/lexicon';
import { productIdsOf } from '../understanding/plan';
import { SentenceChecker, UnsafeSentence } from './check-sentence';
import { Material } from './material';
import { ModelFailure, type ModelClient, type ModelMessage } from './model-client';
import { instructions, requestOf } from './prompt';
import { SentenceReader, type Sentence } from './sentences';
import { runTool, type ToolCall, type ToolSources } from './tools';

/** Maximum amount of material in the first request. */
const MAX_TEXTS = 5;
const MAX_PRODUCTS = 6;
/** Number of times that the model may call tools. */
const MAX_ROUNDS = 3;
/** How long a visitor waits for the first sentence; then the built-in answer is shown. Milliseconds. */
const SILENCE_LIMIT = 4000;
/** Maximum duration of an answer. Milliseconds. */
const TIME_LIMIT = 15_000;

/** What of the model's answer is shown. */
export interface SaidAnswer {
  text: string;
  sources: readonly Source[];
  products: readonly number[];
}

/** An answer that a language model words from what the site says. */
export class ModelAnswer {
  private readonly material = new Material();
  private readonly checker: SentenceChecker;
  private readonly messages: ModelMessage[];
  private readonly shown = { text: '', sources: [] as Source[], productIds: new Set<number>() };
  private readonly faults: string[] = [];

  /** @param built see `mayBeWorded`; only turns without a care topic are passed on */
  constructor(
    message: string,
    private readonly built: BuiltAnswer,
    private readonly grades: ToolSources['grades'],
  ) {
    const { answer, plans, catalog, texts, plainHistory } = built;
    // The products of the answer; else the best ranked, for questions that the site did not understand.
    const products = (answer.products.length > 0 ? answer.products : catalog).slice(0, MAX_PRODUCTS);
    const words = plans.flatMap(({ question }) => question.words).filter((word) => !isEveryday(word));
    const quoted = answer.quotes.map((text) => ({ ...answer.sources[0]!, heading: '', text }));
    const found = texts.find(words, productIdsOf(plans)).map(({ passage }) => passage);
    const passages = [...quoted, ...found.filter(({ text }) => !answer.quotes.includes(text))];
    const given = {
      passages: passages.slice(0, MAX_TEXTS).map((passage) => this.material.addText(passage)),
      products: products.map((product) => this.material.addProduct(product)),
      draft: answer.text,
    };
    this.checker = new SentenceChecker(
      this.material,
      texts,
      answer.products.map(({ id }) => id),
    );
    this.messages = [
      { role: 'system', content: instructions },
      { role: 'user', content: requestOf(message, given, plainHistory) },
    ];
  }

  /** Care answers and the owner's own words are final, and answers without material need no model. */
  static mayBeWorded({ answer, care }: BuiltAnswer): boolean {
    return !care && !answer.isFixed && answer.isFromMaterial;
  }

  /**
   * The answer in checked sentences, each with the white space before it.
   *
   * @param ask see `ModelClient.ask`
   * @param left aborted when the reader has left; ends the model's request
   * @returns the whole answer
   * @throws ModelFailure when it cannot be used; what was given before is then withdrawn
   */
  async *say(ask: ModelClient['ask'], left: AbortSignal): AsyncGenerator<string, SaidAnswer> {
    // No AbortSignal.any of AbortSignal.timeout: Node 20 may collect the timeout before it fires.
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    const silence = setTimeout(stop, SILENCE_LIMIT);
    const end = setTimeout(stop, TIME_LIMIT);
    left.addEventListener('abort', stop, { once: true });
    if (left.aborted) stop();
    try {
      for (let round = 0; ; round++) {
        const reader = new SentenceReader();
        let calls: readonly ToolCall[] = [];
        for await (const piece of ask(this.messages, round < MAX_ROUNDS, stopping.signal)) {
          if ('calls' in piece) calls = piece.calls;
          if (!('text' in piece)) continue;
          for (const sentence of reader.read(piece.text)) {
            const passed = this.pass(sentence, reader.language);
            if (passed === undefined) continue;
            clearTimeout(silence);
            yield passed;
          }
        }
        if (calls.length === 0) return this.end(reader.end());
        if (round >= MAX_ROUNDS) throw new ModelFailure('It calls for tools again and again');
        this.answerCalls(calls);
      }
    } finally {
      clearTimeout(silence);
      clearTimeout(end);
      left.removeEventListener('abort', stop);
    }
  }

  /** @returns what is shown of a sentence, with the white space before it; undefined if nothing is */
  private pass(sentence: Sentence, stated: string | undefined): string | undefined {
    const asked = this.built.plans[0]!.question.language;
    try {
      // What the site does not know as another language may still be one.
      const checked = this.checker.check(sentence, asked === 'en' ? (stated ?? asked) : asked);
      const before = this.shown.text;
      const isItem = checked.text.startsWith('- ');
      const wasItem = before.slice(before.lastIndexOf('\n') + 1).startsWith('- ');
      const space = before === '' ? '' : isItem ? '\n' : wasItem ? '\n\n' : ' ';
      this.shown.text += space + checked.text;
      this.shown.sources.push(...checked.sources);
      for (const id of checked.productIds) this.shown.productIds.add(id);
      return space + checked.text;
    } catch (error) {
      if (!(error instanceof UnsafeSentence)) throw error;
      this.faults.push(error.message);
      return undefined;
    }
  }

  private end(products: readonly number[] | undefined): SaidAnswer {
    if (!products) throw new ModelFailure('Its answer is not the JSON that was asked for');
    const { text, sources, productIds } = this.shown;
    if (text === '') throw new ModelFailure(this.faults[0] ?? 'It has no answer');
    const offered = [...new Set([...products, ...productIds])].filter((id) => productIds.has(id));
    return { text, sources: answerOf([], sources).sources, products: offered.slice(0, MAX_SUGGESTED) };
  }

  private answerCalls(calls: readonly ToolCall[]): void {
    const sources = { ...this.built, grades: this.grades };
    this.messages.push({
      role: 'assistant',
      content: null,
      tool_calls: calls.map(({ id, name, input }) => ({
        id,
        type: 'function',
        function: { name, arguments: input },
      })),
    });
    for (const call of calls)
      this.messages.push({
        role: 'tool',
        tool_call_id: call.id,
        content: runTool(call, sources, this.material),
      });
  }
}
