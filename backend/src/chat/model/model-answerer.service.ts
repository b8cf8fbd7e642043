import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { Throttles, type Throttle } from '../../http/limits/throttle';
import type { BuiltAnswer } from '../built-in-answerer.service';
import { PassageIndexService } from '../passages/passage-index.service';
import type { PassageSearch } from '../passages/passage-search';
import { planText } from '../questions/plan-text';
import { isFiller } from '../understanding/words/common-words';
import { productIdsOf } from '../understanding/plan';
import { AnswerGuard, splitSentences, UnsafeSentence } from './answer-guard';
import { saysNoAnswer } from './claims';
import { ModelBudgetRepository, type Tokens } from './model-budget.repository';
import { ModelClient, ModelFailure } from './model-client';
import { promptFor, type Material } from './prompt';

/** Maximum amount of material in the prompt. */
const MAX_TEXTS = 5;
const MAX_PRODUCTS = 6;
/** Maximum number of tokens of an answer, in addition to the prompt. */
const ANSWER_TOKENS = 1500;
/** A network's share of the day's budget, in thousandths, so that no network uses it up: other visitors get none then. */
const NETWORK_SHARE = 100;
/** The window of a network's share, in seconds. */
const DAY = 86_400;
/** Characters that make a token, at the least. */
const TOKEN_LENGTH = 3;
/** How long a visitor waits for the first words; then the built-in answer is shown. Milliseconds. */
const SILENCE_LIMIT = 4000;

const tokensOf = (characters: number) => Math.ceil(characters / TOKEN_LENGTH);

/** If a language model is configured, lets it word the answer from the material found. */
@Injectable()
export class ModelAnswerer {
  private readonly client: ModelClient | undefined;
  private readonly networks: Throttle;

  constructor(
    @Inject(BACKEND_CONFIG) { languageModel }: BackendConfig,
    private readonly budget: ModelBudgetRepository,
    private readonly passages: PassageIndexService,
    private readonly logger: PinoLogger,
    throttles: Throttles,
  ) {
    this.networks = throttles.of({ name: 'chat-network', tries: NETWORK_SHARE, window: DAY });
    this.client = languageModel && new ModelClient(languageModel);
  }

  /**
   * The model's answer in checked parts. A part is only withdrawn if the whole answer is.
   *
   * @param built an answer to a care topic is never reworded, and only turns without a care topic are passed on
   * @param ip the visitor's address, whose network has a share of the day's budget
   * @param left aborted when the reader has left; ends the model's request
   * @returns as the iteration's return value, whether the answer is final; otherwise the built-in answer is used
   */
  async *answer(
    message: string,
    built: BuiltAnswer,
    ip: string,
    left: AbortSignal,
  ): AsyncGenerator<string, boolean> {
    // Fixed answers are not reworded, and answers without sources need no model.
    if (!this.client || built.answer.isFixed || !built.answer.isFromMaterial) return false;
    const material = gather(message, built, await this.passages.current());
    const prompt = promptFor(material, built.plainHistory);
    const reserved: Tokens = {
      prompt: tokensOf(prompt.instructions.length + prompt.request.length),
      answer: ANSWER_TOKENS,
    };
    if (!(await this.hasShareLeft(ip, reserved))) return false;
    const day = await this.budget.reserve(reserved);
    if (day === undefined) return false;
    const guard = new AnswerGuard(material, prompt);
    let isBlank = true;
    let length = 0;
    let used: Tokens | undefined;
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), SILENCE_LIMIT);
    try {
      const stop = AbortSignal.any([left, silence.signal]);
      const texts = this.client.say(prompt, stop, (tokens) => (used = tokens));
      for await (const sentence of sentencesOf(texts, (text) => (length += text.length))) {
        const passed = guard.pass(sentence);
        if (isBlank && saysNoAnswer(passed)) throw new ModelFailure('It has no answer');
        isBlank &&= passed.trim() === '';
        if (isBlank) continue;
        clearTimeout(timer);
        yield passed;
      }
      if (isBlank) throw new ModelFailure('It says nothing');
      return true;
    } catch (error) {
      if (!(error instanceof ModelFailure) && !(error instanceof UnsafeSentence)) throw error;
      this.logger.warn({ reason: error.message }, 'The language model gave no answer that can be shown');
      return false;
    } finally {
      clearTimeout(timer);
      // What stays reserved costs the visitor nothing.
      await this.budget
        .settle(day, reserved, used ?? { ...reserved, answer: tokensOf(length) })
        .catch((error: unknown) => this.logger.warn(error, 'The tokens of an answer were not settled'));
    }
  }

  /** Counts a request to its network's share. */
  private async hasShareLeft(ip: string, { prompt, answer }: Tokens): Promise<boolean> {
    const { dailyTokens } = await this.budget.getBudget();
    const thousandths = Math.ceil(((prompt + answer) / dailyTokens) * 1000);
    // With a small budget, one request may be more than the share: each network still gets one.
    return this.networks.allowsNetwork(ip, { tries: Math.min(thousandths, NETWORK_SHARE) });
  }
}

/** The sentences of a text that comes in pieces, each with the white space after it, except for the last. */
async function* sentencesOf(
  texts: AsyncIterable<string>,
  onText: (text: string) => void,
): AsyncGenerator<string> {
  let unchecked = '';
  for await (const text of texts) {
    onText(text);
    const { sentences, rest } = splitSentences(unchecked + text);
    unchecked = rest;
    yield* sentences;
  }
  yield unchecked.trimEnd();
}

function gather(
  question: string,
  { answer, plans, catalog, care }: BuiltAnswer,
  passages: PassageSearch,
): Material {
  const found = passages.find(
    plans.flatMap(({ question }) => question.words).filter((word) => !isFiller(word)),
    productIdsOf(plans),
  );
  // With a care topic, only products that the question names are offered.
  const others = care ? [] : catalog.slice(0, MAX_PRODUCTS);
  const products = answer.products.length > 0 ? answer.products : others;
  const texts = [
    ...answer.quotes.map((text) => ({ url: answer.sources[0]!.url, heading: '', text })),
    ...found.filter(({ text }) => !answer.quotes.includes(text)),
  ];
  return {
    question,
    language: plans[0]!.question.language,
    plan: planText(plans, question),
    draft: answer.text,
    products: products.slice(0, MAX_PRODUCTS),
    texts: texts.slice(0, MAX_TEXTS).map(({ url, heading, text }) => ({ url, heading, text })),
  };
}
