import type { Tokens } from '@astaguide/assistant/model/model-client';
import type { ModelBudget, ModelUsage } from '@astaguide/contracts/chat/model-usage';
import { ChatModelBudget } from '@astaguide/database/entities/chat/chat-model-budget.entity';
import { ChatModelUsage } from '@astaguide/database/entities/chat/chat-model-usage.entity';
import { insertIfNew } from '@astaguide/database/insert-if-new';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, Repository } from 'typeorm';

/** Maximum number of requests a day, whatever they cost. */
const DAILY_REQUESTS = 1000;
/** Number of days that the owner sees. */
const LISTED_DAYS = 30;
/** Today in the site's time zone. */
const TODAY = '(now() AT TIME ZONE (SELECT time_zone FROM site_settings))::date';

/** The day that a request was reserved on: 'YYYY-MM-DD'. */
type ReservedDay = string;

/** What the language model used by day, and its daily budget; shared by all processes. */
@Injectable()
export class ModelBudgetRepository {
  constructor(
    @InjectRepository(ChatModelUsage) private readonly usage: Repository<ChatModelUsage>,
    @InjectRepository(ChatModelBudget) private readonly budget: Repository<ChatModelBudget>,
  ) {}

  /**
   * Reserves a request from the day's budget. Of concurrent requests no more are reserved than the budget allows: the
   * day's row exists before the update, which checks the budget and adds the request at once.
   *
   * @param tokens the most that the request may use
   * @returns the day, for `settle`; undefined if the budget is not sufficient, and nothing is reserved
   */
  async reserve(tokens: Tokens): Promise<ReservedDay | undefined> {
    const most = tokens.prompt + tokens.answer;
    // Without a budget for a single request, the day gets no row.
    const today = await this.budget
      .createQueryBuilder()
      .select(`${TODAY}::text`, 'day')
      .where('daily_tokens >= :most', { most })
      .getRawOne<{ day: ReservedDay }>();
    if (!today) return undefined;
    const unused = { ...today, requests: 0, promptTokens: '0', answerTokens: '0' };
    await insertIfNew(this.usage, unused);
    const { affected } = await this.add(today.day, 1, tokens)
      .andWhere('requests < :maxRequests', { maxRequests: DAILY_REQUESTS })
      .andWhere('prompt_tokens + answer_tokens + :most <= (SELECT daily_tokens FROM chat_model_budget)', {
        most,
      })
      .execute();
    return affected === 1 ? today.day : undefined;
  }

  /** Corrects a reserved request to what it used. */
  async settle(day: ReservedDay, reserved: Tokens, used: Tokens): Promise<void> {
    const added = { prompt: used.prompt - reserved.prompt, answer: used.answer - reserved.answer };
    await this.add(day, 0, added).execute();
  }

  getBudget(): Promise<ModelBudget> {
    return this.budget.findOneByOrFail({ id: 1 });
  }

  async setBudget(budget: ModelBudget): Promise<void> {
    await this.budget.update({ id: 1 }, budget);
  }

  /** The last days with requests, newest first. */
  async listDays(): Promise<Omit<ModelUsage['days'][number], 'cost'>[]> {
    const days = await this.usage.find({
      where: { day: Raw((day) => `${day} > ${TODAY} - ${LISTED_DAYS}`) },
      order: { day: 'DESC' },
    });
    return days.map(({ day, requests, promptTokens, answerTokens }) => ({
      day,
      requests,
      promptTokens: Number(promptTokens),
      answerTokens: Number(answerTokens),
    }));
  }

  private add(day: ReservedDay, requests: number, { prompt, answer }: Tokens) {
    return this.usage
      .createQueryBuilder()
      .update()
      .set({
        requests: () => 'requests + :requests',
        promptTokens: () => 'prompt_tokens + :prompt',
        answerTokens: () => 'answer_tokens + :answer',
      })
      .where({ day })
      .setParameters({ requests, prompt, answer });
  }
}
