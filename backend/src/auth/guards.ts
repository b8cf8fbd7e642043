import type { ApiTokenScope } from '@astaguide/contracts/account/api-token';
import { credentialsSchema } from '@astaguide/contracts/account/auth';
import type { Owner } from '@astaguide/database/entities/account/owner.entity';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ZodValidationException } from 'nestjs-zod';
import { NotSignedInError } from '../http/errors';
import { PUBLIC, TOKEN_SCOPE } from '../http/route-options';
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
    private readonly reflector: Reflector,
    private readonly auth: AuthService,
    private readonly tokens: ApiTokensService,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const says = <T>(what: string) =>
      this.reflector.getAllAndOverride<T | undefined>(what, [context.getHandler(), context.getClass()]);
    if (says<boolean>(PUBLIC)) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const scope = says<ApiTokenScope>(TOKEN_SCOPE);
    const token = scope && bearerToken(request);
    if (token !== undefined) return this.requireToken(token, scope!, request);
    this.requireOwner(request);
    return true;
  }

  private async requireToken(
    token: string,
    scope: ApiTokenScope,
    { ip, method, routeOptions }: FastifyRequest,
  ): Promise<boolean> {
    await this.tokens.authorize(token, scope, { ip, call: `${method} ${routeOptions.url}` });
    return true;
  }

  private requireOwner(request: FastifyRequest): void {
    const owner = this.auth.findBySession(request.session);
    if (!owner) throw new NotSignedInError();
    request.owner = owner;
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
