import type { BuiltAnswer } from '@astaguide/assistant/built-in-answer';
import { UnsafeSentence } from '@astaguide/assistant/model/answer-guard';
import { ModelAnswer } from '@astaguide/assistant/model/model-answer';
import { ModelClient, ModelFailure, type Tokens } from '@astaguide/assistant/model/model-client';
import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { Throttles, type Throttle } from '../../http/limits/throttle';
import { ModelBudgetRepository } from './model-budget.repository';

/** A network's share of the day's budget, in thousandths, so that no network uses it up: other visitors get none then. */
const NETWORK_SHARE = 100;
/** The window of a network's share, in seconds. */
const DAY = 86_400;

/** If a language model is configured, lets it word answers within the day's budget. */
@Injectable()
export class ModelAnswerer {
  private readonly client: ModelClient | undefined;
  private readonly networks: Throttle;

  constructor(
    @Inject(BACKEND_CONFIG) { languageModel }: BackendConfig,
    private readonly budget: ModelBudgetRepository,
    private readonly logger: PinoLogger,
    throttles: Throttles,
  ) {
    this.networks = throttles.of({ name: 'chat-network', tries: NETWORK_SHARE, window: DAY });
    this.client = languageModel && new ModelClient(languageModel);
  }

  /**
   * See `ModelAnswer.say`.
   *
   * @param ip the visitor's address, whose network has a share of the day's budget
   * @returns as the iteration's return value, whether the answer is final; otherwise the built-in answer is used
   */
  async *answer(
    message: string,
    built: BuiltAnswer,
    ip: string,
    left: AbortSignal,
  ): AsyncGenerator<string, boolean> {
    if (!this.client || !ModelAnswer.mayBeReworded(built)) return false;
    const answer = new ModelAnswer(message, built);
    if (!(await this.hasShareLeft(ip, answer.limit))) return false;
    const day = await this.budget.reserve(answer.limit);
    if (day === undefined) return false;
    try {
      yield* answer.say(this.client, left);
      return true;
    } catch (error) {
      if (!(error instanceof ModelFailure) && !(error instanceof UnsafeSentence)) throw error;
      this.logger.warn({ reason: error.message }, 'The language model gave no answer that can be shown');
      return false;
    } finally {
      // What stays reserved costs the visitor nothing.
      await this.budget
        .settle(day, answer.limit, answer.used)
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
