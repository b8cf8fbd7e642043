import type { BuiltAnswer } from '@astaguide/assistant/built-in-answer';
import { ModelAnswer, type SaidAnswer } from '@astaguide/assistant/model/model-answer';
import {
  ModelClient,
  ModelFailure,
  mostTokensOf,
  tokensOf,
  type Tokens,
} from '@astaguide/assistant/model/model-client';
import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { StudyChangesService } from '../../catalog/evidence/study-changes.service';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { Throttles, type Throttle } from '../../http/limits/throttle';
import { ModelBudgetRepository } from './model-budget.repository';

/** A network's share of the day's budget, in thousandths, so that no network uses it up: other visitors get none then. */
const NETWORK_SHARE = 100;
/** The window of a network's share, in seconds. */
const DAY = 86_400;

/** Neither the day nor the network has enough of the budget left. */
class NoBudget extends ModelFailure {}

/** If a language model is configured, lets it word answers within the day's budget. */
@Injectable()
export class ModelAnswerer {
  private readonly client: ModelClient | undefined;
  private readonly networks: Throttle;

  constructor(
    @Inject(BACKEND_CONFIG) { languageModel }: BackendConfig,
    private readonly budget: ModelBudgetRepository,
    private readonly studies: StudyChangesService,
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
   * @returns as the iteration's return value, the whole answer; undefined if the built-in answer is used
   */
  async *answer(
    message: string,
    built: BuiltAnswer,
    ip: string,
    left: AbortSignal,
  ): AsyncGenerator<string, SaidAnswer | undefined> {
    const { client } = this;
    if (!client || !ModelAnswer.mayBeWorded(built)) return undefined;
    const answer = new ModelAnswer(message, built, await this.studies.listGrades());
    try {
      return yield* answer.say((...request) => this.ask(client, ip, ...request), left);
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      if (!(error instanceof NoBudget))
        this.logger.warn({ reason: error.message }, 'The language model gave no answer that can be shown');
      return undefined;
    }
  }

  /** A request within the budget; an answer may need several. See `ModelClient.ask`. */
  private async *ask(client: ModelClient, ip: string, ...request: Parameters<ModelClient['ask']>) {
    const [messages, mayCall] = request;
    const most = mostTokensOf(messages, mayCall);
    const day = (await this.hasShareLeft(ip, most)) ? await this.budget.reserve(most) : undefined;
    if (day === undefined) throw new NoBudget('The budget is used up');
    let said = '';
    let reported: Tokens | undefined;
    try {
      for await (const piece of client.ask(...request)) {
        if ('usage' in piece) reported = piece.usage;
        else said += 'text' in piece ? piece.text : JSON.stringify(piece.calls);
        yield piece;
      }
    } finally {
      // What stays reserved costs the visitor nothing.
      await this.budget
        .settle(day, most, reported ?? { prompt: most.prompt, answer: tokensOf(said) })
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
