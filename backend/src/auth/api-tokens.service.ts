import {
  API_TOKEN_PREFIX,
  MOST_API_TOKENS,
  type ApiToken as ApiTokenAnswer,
  type NewApiToken,
} from '@astaguide/contracts/api-token';
import type { ApiToken } from '@astaguide/database/entities/api-token.entity';
import { Injectable } from '@nestjs/common';
import { hash, randomBytes } from 'node:crypto';
import { ConflictError, NotFoundError } from '../http/errors';
import { networkOf } from '../http/network';
import { ApiTokenThrottle } from './api-token-throttle';
import { ApiTokensRepository } from './api-tokens.repository';

/** Random bytes in a token. */
const LENGTH = 32;
/** Characters of a token that are kept for its owner to know it by. */
const HINT = 7;

/** Keys with which programs read the figures, and nothing else. */
@Injectable()
export class ApiTokensService {
  constructor(
    private readonly tokens: ApiTokensRepository,
    private readonly throttle: ApiTokenThrottle,
  ) {}

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
      await this.throttle.countWrongTry(ip);
      return false;
    }
    await this.throttle.countCall(found.id);
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
