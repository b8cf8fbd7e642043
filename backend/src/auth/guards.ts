import { credentialsSchema } from '@astaguide/contracts/account/auth';
import type { Owner } from '@astaguide/database/entities/account/owner.entity';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ZodValidationException } from 'nestjs-zod';
import { NotSignedInError } from '../http/errors';
import type { SessionOwner } from '../http/session/sessions';
import { ApiTokensService } from './api-tokens.service';
import { AuthService } from './auth.service';
import { describeSignIn } from './sign-in';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in owner, on routes that are not public. */
    owner?: SessionOwner;
  }
}

/** Requires the signed-in owner, unless the route is public, or is open to tokens and called with one. */
@Injectable()
export class SignedInGuard implements CanActivate {
  constructor(
    private readonly auth: AuthService,
    private readonly tokens: ApiTokensService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { config, url } = request.routeOptions;
    if (config.isPublic) return true;
    const token = bearerToken(request);
    if (config.tokenScope && token !== undefined) {
      const use = { ip: request.ip, call: `${request.method} ${url}` };
      await this.tokens.authorize(token, config.tokenScope, use);
      return true;
    }
    const owner = this.auth.findBySession(request.session);
    if (!owner) throw new NotSignedInError();
    request.owner = owner;
    return true;
  }
}

function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

/** Verifies email address and password, then gives the browser a session with a new id. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  constructor(private readonly auth: AuthService) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user: Owner }>();
    // Passport answers 401 for a missing field, but the contract requires 422.
    const parsed = credentialsSchema.safeParse(request.body);
    if (!parsed.success) throw new ZodValidationException(parsed.error);
    await super.canActivate(context);
    await super.logIn(request as never);
    request.session.signIn = describeSignIn(request, request.user, new Date());
    request.newDeviceCookie = this.auth.makeDeviceCookie(request.user);
    return true;
  }
}
