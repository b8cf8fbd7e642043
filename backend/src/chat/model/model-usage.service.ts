import type { ModelBudget, ModelUsage } from '@astaguide/contracts/chat/model-usage';
import { Inject, Injectable } from '@nestjs/common';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { ModelBudgetRepository } from './model-budget.repository';

const PER_PRICE = 1_000_000;

/** What the language model used and cost, for the owner. */
@Injectable()
export class ModelUsageService {
  constructor(
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
    private readonly budget: ModelBudgetRepository,
  ) {}

  async get(): Promise<ModelUsage> {
    const [{ dailyTokens, promptPrice, answerPrice }, days] = await Promise.all([
      this.budget.getBudget(),
      this.budget.listDays(),
    ]);
    return {
      model: this.config.languageModel?.model ?? null,
      dailyTokens,
      promptPrice,
      answerPrice,
      days: days.map((day) => ({
        ...day,
        cost:
          promptPrice === null || answerPrice === null
            ? null
            : (day.promptTokens * promptPrice + day.answerTokens * answerPrice) / PER_PRICE,
      })),
    };
  }

  async setBudget(budget: ModelBudget): Promise<ModelUsage> {
    await this.budget.setBudget(budget);
    return this.get();
  }
}
