import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Daily limits of the model (UTC), shared by all processes. */
const DAILY_REQUESTS = 1000;
const DAILY_TOKENS = 3_000_000;

/** The remaining daily budget of the language model. */
@Injectable()
export class ModelBudgetRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Reserves a request from the daily budget.
   *
   * @param tokens the maximum number that the request may cost
   * @returns whether the budget was sufficient; if not, nothing is reserved
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
