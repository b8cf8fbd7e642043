import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** What the model may be used for in a day (UTC), over all processes. */
const DAILY_REQUESTS = 1000;
const DAILY_TOKENS = 3_000_000;

/** What is left of the day's use of the language model. */
@Injectable()
export class ModelBudgetRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Takes a request out of the day's budget.
   *
   * @param tokens the most it may cost
   * @returns whether there was enough left; if not, nothing is taken
   */
  async reserve(tokens: number): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `INSERT INTO chat_model_usage AS used (day, requests, tokens)
       VALUES ((now() AT TIME ZONE 'UTC')::date, 1, $1)
       ON CONFLICT (day) DO UPDATE SET requests = used.requests + 1, tokens = used.tokens + excluded.tokens
        WHERE used.requests < $2 AND used.tokens + excluded.tokens <= $3
       RETURNING day`,
      [tokens, DAILY_REQUESTS, DAILY_TOKENS],
    );
    return rows.length > 0;
  }
}
