import { credentialsSchema } from '@astaguide/contracts/account/auth';
import type { Owner } from '@astaguide/database/entities/account/owner.entity';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard, PassportSerializer, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ZodValidationException } from 'nestjs-zod';
import { NotSignedInError } from '../http/errors';
import type {} from '../http/limits/strangers';
import type { SessionOwner } from '../http/session/sessions';
import { AuthService } from './auth.service';
import { describeSignIn } from './sign-in';
import { Strategy } from 'passport-local';
import { readDeviceCookie } from '../http/session/device-cookie';

/** Sign-in with email address and password. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly auth: AuthService) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  async validate(request: FastifyRequest, email: string, password: string): Promise<Owner> {
    const owner = await this.auth.authenticate(email, password, {
      ip: request.ip,
      userAgent: request.headers['user-agent'],
      deviceCookie: readDeviceCookie(request),
    });
    if (!owner) throw new NotSignedInError('Invalid email or password');
    return owner;
  }
}

/** Stores the owner's id in the session. */
@Injectable()
export class OwnerSerializer extends PassportSerializer {
  serializeUser(owner: Owner, done: (error: null, id: number) => void): void {
    done(null, owner.id);
  }

  deserializeUser(id: number, done: (error: null, id: number) => void): void {
    done(null, id);
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in owner, on routes that are not public. */
    owner?: SessionOwner;
  }
}

/** Requires the signed-in owner, unless the route is public or the request has a token for it. */
@Injectable()
export class SignedInGuard implements CanActivate {
  constructor(private readonly auth: AuthService) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.routeOptions.config.isPublic || request.hasToken) return true;
    const owner = this.auth.findBySession(request.session);
    if (!owner) throw new NotSignedInError();
    request.owner = owner;
    return true;
  }
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
