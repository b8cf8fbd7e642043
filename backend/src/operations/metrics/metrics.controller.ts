import {
  type CanActivate,
  Controller,
  type ExecutionContext,
  Get,
  Header,
  Inject,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { ApiBearerAuth, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { Operation, TextAnswer } from '../../http/openapi/operation';
import type { SecurityScheme } from '../../http/openapi/complete-document';
import { Sessionless } from '../../http/route-options';
import { MetricsService } from './metrics.service';
import type { FastifyRequest } from 'fastify';
import { hash, timingSafeEqual } from 'node:crypto';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { NotSignedInError } from '../../http/errors';
import { isLoopback } from '../../http/origin/network';

/** Allows loopback, and requests with METRICS_TOKEN. */
@Injectable()
class MetricsAccessGuard implements CanActivate {
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

@ApiTags('health')
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: MetricsService) {}

  @Sessionless()
  @UseGuards(MetricsAccessGuard)
  @Get()
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('cache-control', 'no-store')
  @Operation(
    'Read the metrics for Prometheus',
    'For requests from this machine, or with METRICS_TOKEN as a bearer token.',
  )
  @ApiBearerAuth('metricsToken' satisfies SecurityScheme)
  @TextAnswer(
    'text/plain',
    '# TYPE process_resident_memory_bytes gauge',
    'process_resident_memory_bytes 142000000',
  )
  @ApiUnauthorizedResponse({ description: 'Neither from this machine nor with METRICS_TOKEN.' })
  getPrometheusMetrics(): Promise<string> {
    return this.metrics.read();
  }
}
