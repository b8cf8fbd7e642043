import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { Operation, TextAnswer } from '../../http/openapi/operation';
import type { SecurityScheme } from '../../http/openapi/security-schemes';
import { Sessionless } from '../../http/route-options';
import { MetricsAccessGuard } from './metrics-access.guard';
import { MetricsService } from './metrics.service';

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
