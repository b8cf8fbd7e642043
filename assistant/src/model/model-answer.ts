import type { BuiltAnswer } from '../built-in-answer';
import { planText } from '../questions/plan-text';
import { isFiller } from '../understanding/words/common-words';
import { productIdsOf } from '../understanding/plan';
import { AnswerGuard, splitSentences } from './answer-guard';
import { saysNoAnswer } from './claims';
import { ModelFailure, type ModelClient, type Tokens } from './model-client';
import { promptFor, type Material, type Prompt } from './prompt';

/** Maximum amount of material in the prompt. */
const MAX_TEXTS = 5;
const MAX_PRODUCTS = 6;
/** Maximum number of tokens of an answer, in addition to the prompt. */
const ANSWER_TOKENS = 1500;
/** Characters that make a token, at the least. */
const TOKEN_LENGTH = 3;
/** How long a visitor waits for the first words; then the built-in answer is shown. Milliseconds. */
const SILENCE_LIMIT = 4000;

const tokensOf = (characters: number) => Math.ceil(characters / TOKEN_LENGTH);

/** An answer that a language model words from the material found. */
export class ModelAnswer {
  /** The most that it may use. */
  readonly limit: Tokens;
  private readonly material: Material;
  private readonly prompt: Prompt;
  private reported: Tokens | undefined;
  private length = 0;

  /** @param built see `mayBeReworded`; only turns without a care topic are passed on */
  constructor(message: string, built: BuiltAnswer) {
    this.material = gather(message, built);
    this.prompt = promptFor(this.material, built.plainHistory);
    const { instructions, request } = this.prompt;
    this.limit = { prompt: tokensOf(instructions.length + request.length), answer: ANSWER_TOKENS };
  }

  /** Fixed answers, such as those to care topics, are not reworded, and answers without sources need no model. */
  static mayBeReworded({ answer }: BuiltAnswer): boolean {
    return !answer.isFixed && answer.isFromMaterial;
  }

  /** What it has used: as the model reports it, else by the length of the text. */
  get used(): Tokens {
    return this.reported ?? { prompt: this.limit.prompt, answer: tokensOf(this.length) };
  }

  /**
   * The answer in checked parts. A part is only withdrawn if the whole answer is.
   *
   * @param left aborted when the reader has left; ends the model's request
   * @throws ModelFailure or UnsafeSentence when it cannot be used
   */
  async *say(client: ModelClient, left: AbortSignal): AsyncGenerator<string> {
    const guard = new AnswerGuard(this.material, this.prompt);
    let isBlank = true;
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), SILENCE_LIMIT);
    try {
      const stop = AbortSignal.any([left, silence.signal]);
      const texts = client.say(this.prompt, stop, (tokens) => (this.reported = tokens));
      for await (const sentence of this.sentencesOf(texts)) {
        const passed = guard.pass(sentence);
        if (isBlank && saysNoAnswer(passed)) throw new ModelFailure('It has no answer');
        isBlank &&= passed.trim() === '';
        if (isBlank) continue;
        clearTimeout(timer);
        yield passed;
      }
      if (isBlank) throw new ModelFailure('It says nothing');
    } finally {
      clearTimeout(timer);
    }
  }

  /** The sentences of a text that comes in pieces, each with the white space after it, except for the last. */
  private async *sentencesOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
    let unchecked = '';
    for await (const text of texts) {
      this.length += text.length;
      const { sentences, rest } = splitSentences(unchecked + text);
      unchecked = rest;
      yield* sentences;
    }
    yield unchecked.trimEnd();
  }
}

function gather(question: string, { answer, plans, catalog, texts, care }: BuiltAnswer): Material {
  const found = texts.find(
    plans.flatMap(({ question }) => question.words).filter((word) => !isFiller(word)),
    productIdsOf(plans),
  );
  // With a care topic, only products that the question names are offered.
  const others = care ? [] : catalog.slice(0, MAX_PRODUCTS);
  const products = answer.products.length > 0 ? answer.products : others;
  const passages = [
    ...answer.quotes.map((text) => ({ url: answer.sources[0]!.url, heading: '', text })),
    ...found.filter(({ text }) => !answer.quotes.includes(text)),
  ];
  return {
    question,
    language: plans[0]!.question.language,
    plan: planText(plans, question),
    draft: answer.text,
    products: products.slice(0, MAX_PRODUCTS),
    texts: passages.slice(0, MAX_TEXTS).map(({ url, heading, text }) => ({ url, heading, text })),
  };
}
