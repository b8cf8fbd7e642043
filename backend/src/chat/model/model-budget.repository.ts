import type { ModelBudget, ModelUsage } from '@astaguide/contracts/chat/model-usage';
import { ChatModelBudget } from '@astaguide/database/entities/chat/chat-model-budget.entity';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Maximum number of requests a day, whatever they cost. */
const DAILY_REQUESTS = 1000;
/** Number of days that the owner sees. */
const LISTED_DAYS = 30;
/** Today in the site's time zone. */
const TODAY = '(now() AT TIME ZONE (SELECT time_zone FROM site_settings))::date';

export interface Tokens {
  prompt: number;
  answer: number;
}

/** The day that a request was reserved on: 'YYYY-MM-DD'. */
type ReservedDay = string;

/** What the language model used by day, and its daily budget; shared by all processes. */
@Injectable()
export class ModelBudgetRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Reserves a request from the day's budget.
   *
   * @param tokens the most that the request may use
   * @returns the day, for `settle`; undefined if the budget is not sufficient, and nothing is reserved
   */
  async reserve({ prompt, answer }: Tokens): Promise<ReservedDay | undefined> {
    const rows = await this.dataSource.query<{ day: ReservedDay }[]>(
      `INSERT INTO chat_model_usage AS used (day, requests, prompt_tokens, answer_tokens)
       SELECT ${TODAY}, 1, $1, $2 FROM chat_model_budget WHERE $1::bigint + $2::bigint <= daily_tokens
       ON CONFLICT (day) DO UPDATE
         SET requests = used.requests + 1,
             prompt_tokens = used.prompt_tokens + excluded.prompt_tokens,
             answer_tokens = used.answer_tokens + excluded.answer_tokens
       WHERE used.requests < $3
         AND used.prompt_tokens + used.answer_tokens + $1::bigint + $2::bigint
             <= (SELECT daily_tokens FROM chat_model_budget)
       RETURNING day::text`,
      [prompt, answer, DAILY_REQUESTS],
    );
    return rows[0]?.day;
  }

  /** Corrects a reserved request to what it used. */
  async settle(day: ReservedDay, reserved: Tokens, used: Tokens): Promise<void> {
    await this.dataSource.query(
      `UPDATE chat_model_usage SET prompt_tokens = prompt_tokens + $2, answer_tokens = answer_tokens + $3
        WHERE day = $1`,
      [day, used.prompt - reserved.prompt, used.answer - reserved.answer],
    );
  }

  getBudget(): Promise<ModelBudget> {
    return this.dataSource.getRepository(ChatModelBudget).findOneByOrFail({ id: 1 });
  }

  async setBudget(budget: ModelBudget): Promise<void> {
    await this.dataSource.getRepository(ChatModelBudget).update({ id: 1 }, budget);
  }

  /** The last days with requests, newest first. */
  listDays(): Promise<Omit<ModelUsage['days'][number], 'cost'>[]> {
    return this.dataSource.query(
      `SELECT day::text, requests, prompt_tokens::float AS "promptTokens", answer_tokens::float AS "answerTokens"
         FROM chat_model_usage WHERE day > ${TODAY} - ${LISTED_DAYS} ORDER BY day DESC`,
    );
  }
}
