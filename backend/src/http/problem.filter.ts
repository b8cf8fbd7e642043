import type { Problem } from '@astaguide/contracts/lib/problem';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { STATUS_CODES } from 'node:http';
import { ZodValidationException } from 'nestjs-zod';
import { ZodError } from 'zod';
import { isDatabaseAway } from './database-away';
import {
  ConflictError,
  DomainError,
  InvalidInputError,
  RETRY_AFTER,
  RetryableError,
  UnavailableError,
} from './errors';
import { discardBody } from './unread-bodies';

/** Milliseconds that a line waits for more of its like. */
const PAUSE = 1000;

/** Logs rejections, at most one line per second: under load a line for each would be expensive. */
class RefusalLog {
  /** How often each reason was given since the last line. */
  private refusals: Record<string, number> = {};
  /** What was behind the first of them that had a cause. */
  private cause: unknown;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly logger: Pick<PinoLogger, 'error'>) {}

  /** @param refusal its message is the text of the response, one of a few */
  count({ message, cause }: UnavailableError): void {
    this.refusals[message] = (this.refusals[message] ?? 0) + 1;
    this.cause ??= cause;
    // A process that ends meanwhile need not wait for a line.
    this.timer ??= setTimeout(() => this.tell(), PAUSE).unref();
  }

  private tell(): void {
    const { refusals, cause } = this;
    this.logger.error({ refusals, ...(cause !== undefined && { err: cause }) }, 'Refused requests');
    this.refusals = {};
    this.cause = undefined;
    this.timer = undefined;
  }
}

/** Turns every error of a request into application/problem+json (RFC 9457). */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly refusals: RefusalLog;

  constructor(private readonly logger: PinoLogger) {
    this.refusals = new RefusalLog(logger);
  }

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const error = asUnavailable(thrown);
    const problem = toProblem(error);
    if (error instanceof UnavailableError) this.refusals.count(error);
    else if (problem.status >= 500) {
      const { method, url, id: requestId } = request;
      this.logger.error({ err: error, requestId, method, path: url.split('?', 1)[0] }, 'A request failed');
    }
    // A response that has started can only be aborted.
    if (reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    discardBody(request, reply);
    if (error instanceof RetryableError) void reply.header('retry-after', String(error.retryAfter));
    // A route's cache headers do not apply to its errors.
    void reply.header('cache-control', 'no-store');
    void reply.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  }
}

/** Turns an error of an unreachable database into an UnavailableError; others stay unchanged. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof DomainError || !isDatabaseAway(error)) return error;
  return new UnavailableError('The database does not answer.', RETRY_AFTER, { cause: error });
}

/** The problem of an error; an unknown error is a 500 without details. */
export function toProblem(thrown: unknown): Problem {
  const error = asUnavailable(thrown);
  if (error instanceof ZodValidationException) return invalid(error.getZodError());
  if (error instanceof DomainError) {
    const problem = problemOf(error.status, error.message);
    if (error instanceof InvalidInputError) return { ...problem, errors: error.errors };
    return error instanceof ConflictError ? { ...problem, ...error.where } : problem;
  }
  if (error instanceof HttpException) return problemOf(error.getStatus(), error.message);
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  // Fastify's own refusals (a body too large, of the wrong type, or no JSON) carry their status.
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return problemOf(status, error instanceof Error ? error.message : '');
  }
  return problemOf(500, 'Something went wrong on our side.');
}

function invalid(error: unknown): Problem {
  const issues = error instanceof ZodError ? error.issues : [];
  const errors = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), message: 'Unknown field' }))
      : [{ path: issue.path.join('.'), message: issue.message }],
  );
  return { ...problemOf(422, 'The input is not valid.'), errors };
}

function problemOf(status: number, detail: string): Problem {
  return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail };
}
