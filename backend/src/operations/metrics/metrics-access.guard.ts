import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { hash, timingSafeEqual } from 'node:crypto';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { NotSignedInError } from '../../http/errors';
import { isLoopback } from '../../http/origin/network';

/** Allows loopback, and requests with METRICS_TOKEN. */
@Injectable()
export class MetricsAccessGuard implements CanActivate {
  constructor(@Inject(BACKEND_CONFIG) private readonly config: BackendConfig) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (isFromThisMachine(request) || this.bringsToken(request.headers.authorization)) return true;
    throw new NotSignedInError('The metrics are for this machine, or for a bearer of METRICS_TOKEN.');
  }

  private bringsToken(authorization: string | undefined): boolean {
    const token = this.config.metricsToken;
    if (token === undefined || authorization === undefined) return false;
    // Hashes are of one length, so that the comparison takes as long for every guess.
    return timingSafeEqual(digest(`Bearer ${token}`), digest(authorization));
  }
}

/** A proxy on this machine connects from loopback as well, but sends forwarding headers. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isLocal = isLoopback(socket.remoteAddress ?? '');
  return isLocal && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}

const digest = (text: string) => hash('sha256', text, 'buffer');
