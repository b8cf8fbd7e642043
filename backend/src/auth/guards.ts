import { credentialsSchema } from '@astaguide/contracts/auth';
import type { Owner } from '@astaguide/database/entities/owner.entity';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { InvalidInputError, NotSignedInError } from '../http/errors';
import { PUBLIC } from '../http/route-options';
import { AuthService } from './auth.service';
import { describeSignIn } from './sign-in';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in, on routes that are not public. */
    owner?: Owner;
  }
}

/** Lets only the signed-in owner pass, unless the route says that it is public. */
@Injectable()
export class SignedInGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly auth: AuthService,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, [context.getHandler(), context.getClass()]))
      return true;
    return this.requireOwner(context.switchToHttp().getRequest<FastifyRequest>());
  }

  private async requireOwner(request: FastifyRequest): Promise<boolean> {
    const owner = await this.auth.findBySession(request.session);
    if (!owner) throw new NotSignedInError();
    request.owner = owner;
    return true;
  }
}

/** Checks address and password, and gives the browser a session with a new id. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user: Owner }>();
    // Passport answers a missing field with 401; the contract says 422.
    const parsed = credentialsSchema.safeParse(request.body);
    if (!parsed.success) {
      throw new InvalidInputError(
        parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
      );
    }
    await super.canActivate(context);
    await super.logIn(request as never);
    request.session.signIn = describeSignIn(request, request.user, new Date());
    return true;
  }
}
