import type { Owner } from '@astaguide/database/entities/account/owner.entity';
import { Injectable } from '@nestjs/common';
import { PassportSerializer, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { readDeviceCookie } from '../http/session/device-cookie';
import { NotSignedInError } from '../http/errors';
import { AuthService } from './auth.service';

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
