import {
  API_TOKEN_DAYS,
  API_TOKEN_PREFIX,
  apiTokenSchema,
  MAX_API_TOKENS,
  type ApiToken as ApiTokenAnswer,
  type apiTokenInputSchema,
  type ApiTokenScope,
  type NewApiToken,
} from '@astaguide/contracts/account/api-token';
import type { ApiToken } from '@astaguide/database/entities/account/api-token.entity';
import { Injectable } from '@nestjs/common';
import { hash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { ConflictError, MissingScopeError, NotFoundError, NotSignedInError } from '../http/errors';
import { Throttles, type Throttle } from '../http/limits/throttle';
import { networkOf } from '../http/origin/network';
import { isoDates } from '../lib/iso-dates';
import { ApiTokensRepository } from './api-tokens.repository';

/** Random bytes in a token. */
const LENGTH = 32;
/** Length of the stored prefix of a token, by which the owner recognises it. */
const HINT = 7;
/** Maximum number of requests with one token per minute. */
const CALLS = 120;
/** Maximum number of attempts with unknown tokens from one address per 15 minutes. */
const WRONG_TRIES = 30;
/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

/** API tokens, each limited to its scopes. */
@Injectable()
export class ApiTokensService {
  private readonly calls: Throttle;
  /** So that tokens cannot be guessed. */
  private readonly wrongTries: Throttle;

  constructor(
    private readonly tokens: ApiTokensRepository,
    throttles: Throttles,
  ) {
    this.calls = throttles.of({ name: 'token-calls', tries: CALLS, window: 60 });
    this.wrongTries = throttles.of({ name: 'token-tries', tries: WRONG_TRIES, window: 15 * 60 });
  }

  async list(): Promise<ApiTokenAnswer[]> {
    return (await this.tokens.findAll()).map(answerOf);
  }

  /** @throws ConflictError when the maximum number of tokens is reached */
  async create({ name, scopes, expiresAt }: z.output<typeof apiTokenInputSchema>): Promise<NewApiToken> {
    const token = API_TOKEN_PREFIX + randomBytes(LENGTH).toString('base64url');
    const values = {
      name,
      scopes,
      tokenHash: hash('sha256', token),
      hint: token.slice(0, HINT),
      expiresAt: new Date(expiresAt ?? Date.now() + API_TOKEN_DAYS * DAY),
    };
    const added = await this.tokens.add(values, MAX_API_TOKENS);
    if (!added) throw new ConflictError(`You already have ${MAX_API_TOKENS} tokens. Revoke one first.`);
    return { ...answerOf(added), token };
  }

  /** @throws NotFoundError when no token has that id */
  async revoke(id: number): Promise<void> {
    if (!(await this.tokens.remove(id))) throw new NotFoundError('Token not found.');
  }

  /**
   * Authorizes a request by its token, and records the use.
   *
   * @param scope that the route requires
   * @param use.call 'GET /api/analytics/report'
   * @throws NotSignedInError when the token does not exist or has expired
   * @throws MissingScopeError when the token lacks the scope
   * @throws TooManyRequestsError when the token is used too often, or the address has tried too many
   */
  async authorize(token: string, scope: ApiTokenScope, use: { ip: string; call: string }): Promise<void> {
    const found = await this.tokens.findByHash(hash('sha256', token));
    if (!found) {
      await this.wrongTries.countAddress(use.ip);
      throw new NotSignedInError('This token is invalid or has been revoked.');
    }
    await this.calls.count(String(found.id));
    if (found.expiresAt.getTime() <= Date.now()) {
      throw new NotSignedInError(`This token expired at ${found.expiresAt.toISOString()}.`);
    }
    if (!found.scopes.includes(scope)) throw new MissingScopeError(scope);
    await this.tokens.markUsed(found.id, networkOf(use.ip), use.call);
  }
}

function answerOf(token: ApiToken): ApiTokenAnswer {
  return apiTokenSchema.parse(isoDates(token));
}
