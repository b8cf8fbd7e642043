import {
  API_TOKEN_PREFIX,
  MOST_API_TOKENS,
  type ApiToken as ApiTokenAnswer,
  type NewApiToken,
} from '@astaguide/contracts/api-token';
import type { ApiToken } from '@astaguide/database/entities/api-token.entity';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { hash, randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { BACKEND_CONFIG, type BackendConfig } from '../config';
import { clientAddress } from '../http/client-address';
import { ConflictError, NotFoundError } from '../http/errors';
import { networkOf } from '../http/network';
import { Throttle } from '../http/throttle';
import { ApiTokensRepository } from './api-tokens.repository';

/** Random bytes in a token. */
const LENGTH = 32;
/** Characters of a token that are kept for its owner to know it by. */
const HINT = 7;
/** Calls with one token in a minute. */
const CALLS = 120;
/** Tries with tokens that do not exist, from one address in 15 minutes. */
const WRONG_TRIES = 30;

/** Keys with which programs read the figures, and nothing else. */
@Injectable()
export class ApiTokensService {
  private readonly calls: Throttle;
  private readonly wrongTries: Throttle;

  constructor(
    private readonly tokens: ApiTokensRepository,
    @InjectDataSource() dataSource: DataSource,
    @Inject(BACKEND_CONFIG) { sessionSecret }: BackendConfig,
  ) {
    const throttle = (name: string, tries: number, window: number) =>
      new Throttle(dataSource, sessionSecret, { name, tries, window });
    this.calls = throttle('token-calls', CALLS, 60);
    this.wrongTries = throttle('token-tries', WRONG_TRIES, 15 * 60);
  }

  async list(): Promise<ApiTokenAnswer[]> {
    return (await this.tokens.findAll()).map(answerOf);
  }

  /** @throws ConflictError where there are as many as there may be */
  async create(name: string): Promise<NewApiToken> {
    const token = API_TOKEN_PREFIX + randomBytes(LENGTH).toString('base64url');
    const values = { name, tokenHash: hash('sha256', token), hint: token.slice(0, HINT) };
    const added = await this.tokens.add(values, MOST_API_TOKENS);
    if (!added) throw new ConflictError(`There are ${MOST_API_TOKENS} tokens already. Revoke one first.`, {});
    return { ...answerOf(added), token };
  }

  /** @throws NotFoundError when there is no token of that id */
  async revoke(id: number): Promise<void> {
    if (!(await this.tokens.remove(id))) throw new NotFoundError('There is no such token.');
  }

  /**
   * Whether a token opens a call; writes down that it was used.
   *
   * @param call what it is used for: 'GET /api/analytics/report'
   * @throws TooManyRequestsError when the token is used too often, or too many were tried
   */
  async opens(token: string, { ip, call }: { ip: string; call: string }): Promise<boolean> {
    const found = await this.tokens.findByHash(hash('sha256', token));
    if (!found) {
      await this.wrongTries.count(clientAddress(ip));
      return false;
    }
    await this.calls.count(String(found.id));
    await this.tokens.markUsed(found.id, networkOf(ip), call);
    return true;
  }
}

function answerOf(token: ApiToken): ApiTokenAnswer {
  const { id, name, hint, createdAt, lastUsedAt, lastUsedNetwork, lastUsedFor } = token;
  return {
    ...{ id, name, hint, lastUsedNetwork, lastUsedFor },
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
